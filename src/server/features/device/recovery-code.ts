// The recovery code a person writes down: 140 random bits in groups that are easy to read aloud.
import { randomBytes } from 'node:crypto';

/** Such as 7K2M-…-9QXC: Crockford's base 32 has no I, L, O or U. */
export function makeRecoveryCode(): string {
  const letters = [...randomBytes(groups * groupLength)]
    .map((byte) => alphabet[byte % 32])
    .join('');
  return letters.replace(/(.{4})(?=.)/g, '$1-');
}

/** Undoes what hands and eyes do: case, spaces, dashes, O for 0, I and L for 1. */
export function readRecoveryCode(text: string): string {
  return text
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
}

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const groups = 7;
const groupLength = 4;
