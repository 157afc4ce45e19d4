// Tests of what counts as a heading by its words and its place.
import { describe, expect, it } from 'vitest';
import { isHeadingAlone, isMarkedHeading } from './looks-like-heading.ts';
import { opensParagraph } from './opens-paragraph.ts';

describe('a line between empty lines is a heading', () => {
  it.each([
    '1. About these rules',
    '2. Noise and quiet hours',
    '10. Ponds, trails and open space',
    'What you may bring',
    'Lost and found',
    'Before you come',
    'Fees when you move in',
    'Monthly options',
    'parking for guests',
    'Section 10. If a resident passes away',
    'Things you should know',
    'Guests who have pets',
    'Office hours:',
    'Do you allow pets?',
    'A. General',
    '3.2 Guest parking',
  ])('%j', (line) => {
    expect(isHeadingAlone(line, 'Rent is due on the first.', 'Read on.')).toBe(true);
  });

  it.each([
    ['an item', '• Glass bottles'],
    ['an item', '- Glass bottles'],
    ['a sentence', 'Trails close at dusk.'],
    ['a statement without a full stop', 'Cats are kept inside'],
    ['a statement without a full stop', 'Pool closed on Mondays'],
    ['a ban', 'No glass in the pool area'],
    ['a request', 'Please call first'],
    ['hours', '10 PM to 7 AM'],
    ['hours', 'Monday to Friday'],
    ['an amount', '24 hours'],
    ['a sum', 'Pet rent $25'],
    ['a date', 'March 3, 2026'],
    ['a date', 'Adopted by the Board of Directors'],
    ['an address', '12 Main Street'],
    ['an address', 'Springfield, IL 62704'],
    ['a telephone number', 'Office 555-201-0144'],
    ['an e-mail address', 'office@maple.example'],
    ['a signature', 'Sincerely yours'],
    ['a list that follows on the line', 'Bring: towels'],
    ['a list that follows below', 'Residents of the building may not bring:'],
    ['only a number', '12'],
    ['too long', 'Very '.repeat(20)],
  ])('but not %s: %j', (_what, line) => {
    expect(isHeadingAlone(line, 'Rent is due on the first.', 'Read on.')).toBe(false);
  });

  it.each([
    ['below a line that goes on', 'Please bring:', 'Your key', 'Your card'],
    ['above a line that goes on', 'Read this.', 'Guests may park', 'for two days.'],
    ['in small letters below what has no end', 'Your key', 'your card', 'Read on.'],
  ])('but not %s', (_what, before, line, after) => {
    expect(isHeadingAlone(line, before, after)).toBe(false);
  });
});

it.each([
  ['POOL RULES', true],
  ['PART A. GENERAL', true],
  ['Article IV', true],
  ['Section 4 – Parking', true],
  ['Rule 7:', true],
  ['Chapter 1: Getting started', true],
  ['Part of the lease', false],
  ['Section 4 applies to guests.', false],
  ['OFFICE 9 AM - 5 PM', false],
  ['A1', false],
])('%j is marked as a heading wherever it stands: %s', (line, expected) => {
  expect(isMarkedHeading(line)).toBe(expected);
});

it.each([
  ['above whole sentences', 'Guest Parking', '', 'Guests may park for 48 hours.', true],
  ['below a whole sentence', 'Guest Parking', 'Read this.', 'Guests may park for 48 hours.', true],
  ['inside a sentence', 'Guest Parking', 'Each guest of', 'Permits are for 48 hours.', false],
  ['above items without an end', 'Maple Court', '', '12 Main Street', false],
  ['one of several shouted lines', 'NO PETS', '', 'NO GLASS', false],
])('a line %s opens a paragraph: %j', (_where, line, above, next, expected) => {
  expect(opensParagraph(line, above, next, next.length)).toBe(expected);
});
