// Tests of text files: encodings, paragraphs, headings.

import { describe, expect, it } from 'vitest';
import { maxCharacters } from '#shared/domain/document-limits.ts';
import { cleanText, countWords } from './clean-text.ts';
import { joinLines } from './join-lines.ts';
import { decodeText, readText } from './read-text.ts';

const utf16be = Buffer.from('\uFEFFRègles', 'utf16le').swap16();

describe('encodings', () => {
  it.each([
    ['UTF-8', Buffer.from('Règles – 50 €')],
    ['UTF-8 with its mark', Buffer.from('\uFEFFRègles – 50 €')],
    ['UTF-16, little end first', Buffer.from('\uFEFFRègles – 50 €', 'utf16le')],
    ['UTF-16, big end first', Buffer.from('\uFEFFRègles – 50 €', 'utf16le').swap16()],
    ['Windows-1252', Buffer.from('R\xe8gles \x96 50 \x80', 'latin1')],
  ])('reads %s', (_name, bytes) => {
    expect(decodeText(bytes)).toBe('Règles – 50 €');
  });

  it('reads half a character at the end of a file as a replacement, not as an error', () => {
    expect(decodeText(utf16be.subarray(0, -1))).toContain('Règle');
  });
});

describe('text', () => {
  it.each([
    ['a\r\nb\rc\u2028d', 'a\nb\nc\nd'],
    ['  a \t b\u00A0c  ', 'a b c'],
    ['Re\u0301gles', 'Régles'],
    ['soft\u00ADhyphen \u200Bzero\u202Ewidth\u0000\u0007', 'softhyphen zerowidth'],
    ['\uF0B7 item', '• item'],
    ['half \ud800', 'half \uFFFD'],
  ])('is cleaned: %j becomes %j', (raw, clean) => {
    expect(cleanText(raw)).toBe(clean);
  });

  it('counts words as a person does', () => {
    expect(countWords('The office’s hours: 9 AM – 5 PM, $1,200.50 • e-mail')).toBe(9);
  });
});

describe('lines', () => {
  it('join where they were only wrapped, also over a hyphen', () => {
    expect(
      joinLines([
        'Quiet hours are kept from ten in the evening until seven in the morn-',
        'ing. Please keep music and television at a level that cannot be heard',
        'next door.',
      ]),
    ).toBe(
      'Quiet hours are kept from ten in the evening until seven in the morning. Please keep music and television at a level that cannot be heard next door.',
    );
  });

  it('stay apart where each is its own', () => {
    const hours = ['Monday: 9 AM - 5 PM', 'Tuesday: 9 AM - 5 PM', 'Saturday: closed'];
    expect(joinLines(hours)).toBe(hours.join('\n'));
    const items = [
      '• Bring the two keys of the clubhouse back to the office by noon',
      '• Wipe the tables',
    ];
    expect(joinLines(items)).toBe(items.join('\n'));
  });
});

describe('a text file', () => {
  it('is read as headings and paragraphs', () => {
    const file = `Maple Court House Rules
=======================

OFFICE HOURS
Monday to Friday: 9 AM - 5 PM

1. Quiet Hours
Quiet hours are from 10 PM to 7 AM, and on Sundays they are kept all through the day.

# Parking
Guests may park for 48 hours.

10 PM to 7 AM`;
    const { blocks, pages } = readText(Buffer.from(file));
    expect(pages).toBeNull();
    expect(blocks.map(({ kind, text }) => [kind === 'heading', text])).toEqual([
      [true, 'Maple Court House Rules'],
      [true, 'OFFICE HOURS'],
      [false, 'Monday to Friday: 9 AM - 5 PM'],
      [true, '1. Quiet Hours'],
      [
        false,
        'Quiet hours are from 10 PM to 7 AM, and on Sundays they are kept all through the day.',
      ],
      [true, 'Parking'],
      [false, 'Guests may park for 48 hours.'],
      [false, '10 PM to 7 AM'],
    ]);
  });

  it('may be one list of very many lines', () => {
    const { blocks } = readText(Buffer.from('Unit\n'.repeat(300_000)));
    expect(blocks.map(({ text }) => text.length)).toEqual([5 * 300_000 - 1]);
  });

  it('[DOC-13] is refused beyond two million characters', () => {
    expect(() => readText(Buffer.alloc(maxCharacters + 1, 'a'))).toThrow('too-large');
    expect(readText(Buffer.alloc(maxCharacters, 'a')).blocks).toHaveLength(1);
  });
});
