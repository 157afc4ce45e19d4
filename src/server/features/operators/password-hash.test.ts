// Tests of passwords at rest.
import { scryptSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hashPassword, isPassword } from './password-hash.ts';

describe('password hash', () => {
  it('[OPER-01] keeps salt and cost beside the hash, and never the password', async () => {
    const [one, two] = [
      await hashPassword('correct horse 1'),
      await hashPassword('correct horse 1'),
    ];
    expect(one).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$[\w+/]{22}==\$[\w+/]{43}=$/);
    expect(one).not.toBe(two);
    expect(one).not.toContain('horse');
    expect(await isPassword('correct horse 1', one)).toBe(true);
    expect(await isPassword('correct horse 2', one)).toBe(false);
  });

  it('[OPER-01] reads hashes of another cost by the parameters they carry', async () => {
    const salt = Buffer.from('0123456789abcdef');
    const hash = scryptSync('pass', salt, 32, { N: 1024, r: 4, p: 2 }).toString('base64');
    const stored = `$scrypt$ln=10,r=4,p=2$${salt.toString('base64')}$${hash}`;
    expect(await isPassword('pass', stored)).toBe(true);
    expect(await isPassword('Pass', stored)).toBe(false);
  });

  it('[OPER-01] takes what two keyboards write differently as the same', async () => {
    expect(await isPassword('cafe\u0301 password', await hashPassword('caf\u00e9 password'))).toBe(
      true,
    );
  });

  it.each([null, '', 'x', 'plain password', '$scrypt$ln=15,r=8,p=3$AAAA$AAAA'])(
    '[OPER-02] nothing is the password of %j',
    async (stored) => {
      for (const guess of ['', 'x', 'plain password']) {
        expect(await isPassword(guess, stored)).toBe(false);
      }
    },
  );
});
