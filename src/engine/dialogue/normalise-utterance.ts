// The caller's words in one form: one kind of apostrophe and space, nothing invisible, no more than
// the calls allow.
import { showsDanger } from '#engine/emergency/pictures-of-danger.ts';

const maxLength = 2_000;

export function normaliseUtterance(text: string): string {
  return text
    .slice(0, maxLength * 2)
    .normalize('NFC')
    .replace(/\p{Surrogate}/gu, '')
    .replace(/[\u2018\u2019\u02bc`´]/g, "'")
    .replace(/[^\S ]+|[\p{Cc}\p{Cf}]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
    .slice(0, maxLength);
}

/** False for silence, a lone '?' or noise marks such as '…'; a lone flame says something. */
export function hasWords(utterance: string): boolean {
  return /[\p{L}\d]/u.test(utterance) || showsDanger(utterance);
}
