// Tests of what counts as a text file.
import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { looksLikeText } from './looks-like-text.ts';

const utf16be = Buffer.concat([
  Buffer.from('feff', 'hex'),
  Buffer.from('Ruhezeit 22 Uhr', 'utf16le').swap16(),
]);

describe('text files', () => {
  it.each([
    ['plain text', Buffer.from('Quiet hours: 10 PM\r\n\tto 7 AM\f')],
    ['UTF-8', Buffer.from('Ruhezeit für alle: 日本 🏠')],
    ['UTF-8 with its mark', Buffer.from('\uFEFFQuiet')],
    ['UTF-16, little end first', Buffer.from('\uFEFFQuiet hours', 'utf16le')],
    ['UTF-16, big end first', utf16be],
    ['Windows-1252', Buffer.from('R\xe9sum\xe9 \x96 \x80 50', 'latin1')],
    ['text that starts like a program', Buffer.from('MZ is our initial. BM too.')],
    ['a terminal log', Buffer.from('\x1b[1mbold\x1b[0m and more text')],
  ])('[DOC-06] takes %s', (_kind, bytes) => {
    expect(looksLikeText(bytes)).toBe(true);
  });

  it.each([
    ['NUL', Buffer.from('text\0text')],
    ['UTF-16 without its mark', Buffer.from('Quiet hours', 'utf16le')],
    ['UTF-32', Buffer.from('fffe000041000000', 'hex')],
    ['many control characters', Buffer.from('a\x01b\x02c\x03')],
    ['random bytes', randomBytes(4096)],
  ])('[DOC-06] refuses %s', (_kind, bytes) => {
    expect(looksLikeText(bytes)).toBe(false);
  });
});
