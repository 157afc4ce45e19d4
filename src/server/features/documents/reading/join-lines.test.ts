// Tests of lines: which go on and which end.
import { describe, expect, it } from 'vitest';
import { joinLines, joinWords } from './join-lines.ts';
import { startsItem } from './starts-item.ts';

describe('lines stay apart', () => {
  it.each([
    [
      'rules with numbers',
      ['1.1 These rules bind owners and tenants.', '1.2 The board may change a rule.'],
    ],
    [
      'rules with letters',
      ['A1. These rules are part of the agreement.', 'A2. Changes take effect at once.'],
    ],
    ['items in brackets', ['(a) dogs that weigh no more than forty pounds', '(b) cats']],
    ['bullets', ['• towels and whatever else you need at the pool', '• water']],
    [
      'fees',
      [
        'Lease transfer to another apartment here: $350',
        'Replacement of a lost transponder: $40 each',
      ],
    ],
    [
      'a sentence a line',
      ['Dogs are walked on a leash in every hall.', 'Cats stay in.', 'Birds are welcome here.'],
    ],
    ['hours', ['Monday: 9 AM - 5 PM', 'Saturday: closed']],
  ])('%s', (_what, lines) => {
    expect(joinLines(lines)).toBe(lines.join('\n'));
  });
});

describe('lines go on', () => {
  it.each([
    [
      'at the edge, over the end of a sentence too',
      [
        'Guests park on the visitor places for two days. Permits',
        'are printed at the office and cost nothing. Cars without',
        'one are towed.',
      ],
    ],
    ['in an item', ['• Bring the two keys of the clubhouse back to the office', 'by noon']],
    [
      'in a narrow column',
      ['Those without a tag are removed in', 'March and given to a workshop near', 'the river.'],
    ],
  ])('%s', (_what, lines) => {
    expect(joinLines(lines)).toBe(lines.join(' '));
  });
});

it.each([
  ['until morn-', 'ing', 'until morning'],
  ['the move-', 'in fee', 'the move-in fee'],
  ['the self-', 'service gate', 'the self-service gate'],
  ['two days', 'at most', 'two days at most'],
])('%j and %j become %j', (before, line, whole) => {
  expect(joinWords(before, line)).toBe(whole);
});

it.each([
  ['1.1 These rules', true],
  ['A1. These rules', true],
  ['3. Noise', true],
  ['(b) cats', true],
  ['iv) cats', true],
  ['Rule 7: No glass', true],
  ['Q: May I?', true],
  ['☐ Keys', true],
  ['15 feet from the house', false],
  ['2.5 gallons of water', false],
  ['-5 degrees', false],
  ['Dr. Miller', false],
])('%j starts an item: %s', (line, expected) => {
  expect(startsItem(line)).toBe(expected);
});
