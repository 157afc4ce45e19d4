import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillSlots } from './fill-slots.ts';
import { findName } from './name.ts';
import { findPhone, phoneDigits } from './phone.ts';
import { findProblem } from './problem.ts';
import { findUnit } from './unit.ts';
import { yesOrNo } from './yes-no.ts';

describe('a call-back number is understood however it is said', () => {
  it.each([
    ['425 555 0188', '425-555-0188'],
    ['four two five, triple five, oh one double eight', '425-555-0188'],
    ['four twenty five, five five five, zero one eighty eight', '425-555-0188'],
    ['1 (425) 555-0188 extension thirty', '425-555-0188 ext. 30'],
    ['555-0188', '555-0188'],
    ['four two five five five five oh one eight… no wait, oh one nine nine', '425-555-0199'],
    ['425 555 0188, I mean 425 555 0189', '425-555-0189'],
    ['+49 30 901820', '+4930901820'],
  ])('%s', (text, phone) => {
    expect(findPhone(text, true)).toBe(phone);
  });

  it.each(['four two five', 'I have none', 'use this one', '12345678901234', ''])(
    'and is not made up: %s',
    (text) => {
      expect(findPhone(text, true)).toBeNull();
    },
  );

  it('seven digits that nobody asked for need words that say it is a number to call', () => {
    expect(findPhone('my account is 5550188', false)).toBeNull();
    expect(findPhone('call me back at 5550188', false)).toBe('555-0188');
  });

  it('is compared by its digits and extension', () => {
    expect(phoneDigits('425-555-0188 ext. 30')).toBe('4255550188x30');
  });
});

describe('a unit is understood with its building, lot or street', () => {
  it.each([
    ['six dee', '6D'],
    ['it is apartment seventeen', '17'],
    ['lot forty two', 'Lot 42'],
    ['unit 11 in building F', 'Building F, 11'],
    ['45 Elm Road, apartment 2', '45 Elm Road, 2'],
    ['no, 9C', '9C'],
    ['I said 15, not 50', '15'],
  ])('%s', (text, unit) => {
    expect(findUnit(text, true)).toBe(unit);
  });

  it.each(['I called 4 times', 'since 3 pm', 'the 2 of us', '555-010-0188'])(
    'a number in a sentence about something else is none: %s',
    (text) => {
      expect(findUnit(text, false)).toBeNull();
    },
  );
});

describe('a name is understood as a bare answer, introduced or spelled', () => {
  it.each([
    ['Ines Ferreira', 'Ines Ferreira'],
    ['ines ferreira', 'Ines Ferreira'],
    ["you're speaking with Moira O'Shea", "Moira O'Shea"],
    ['Geoff, G E O F F', 'Geoff'],
    ['last name Okafor, first name Chidi', 'Chidi Okafor'],
    ['it is actually Kim, not Tim', 'Kim'],
    ['Jonas Weber in 4B', 'Jonas Weber'],
    ['Ms. Ortega', 'Ms. Ortega'],
  ])('%s', (text, name) => {
    expect(findName(text, true)).toBe(name);
  });

  it('what is told instead of a name is none', () => {
    expect(findName("nobody's hurt, I just want somebody to clean it up", true)).toBeNull();
  });

  it.each([
    "I'm calling about the pool",
    'this is urgent',
    "it's too loud",
    'this is my third call',
    "I'm frustrated",
  ])('what only sounds like an introduction is none: %s', (text) => {
    expect(findName(text, false)).toBeNull();
  });
});

describe('yes and no', () => {
  it.each([
    ['yes', 'yes'],
    ["no, that's right", 'yes'],
    ['right', 'yes'],
    ['no', 'no'],
    ["that's not right", 'no'],
    ['ok never mind', 'no'],
    ['no heat in my unit', null],
    ['no thanks, bye', 'no'],
    ['thats not right', 'no'],
    ['nothing works', null],
    ['id like to apply for a house', null],
    ['what?', null],
  ])('%s', (text, answer) => {
    expect(yesOrNo(text)).toBe(answer);
  });
});

describe('a problem is told in the words of the caller, or not at all', () => {
  it.each(['the faucet drips', "someone's dog barks all night"])('%s', (text) => {
    expect(findProblem(text)).toBe(text);
  });
  it.each(['I need a repair', "that's wrong", "no, it's 4B", "I'd like to report a problem"])(
    'nothing: %s',
    (text) => {
      expect(findProblem(text)).toBeNull();
    },
  );
});

describe('several details in one sentence are all taken', () => {
  it('name, unit and number', () => {
    expect(
      fillSlots('this is Ravi Menon in 7C, call me at 425 555 0188, the fan is noisy', null),
    ).toEqual({ name: 'Ravi Menon', unit: '7C', phone: '425-555-0188' });
  });

  it('whatever is said, nothing throws and nothing empty is taken', () => {
    const slot = fc.constantFrom('name', 'unit', 'phone', 'problem', null);
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), slot, (text, asked) => {
        for (const value of Object.values(fillSlots(text, asked))) expect(value).not.toBe('');
        yesOrNo(text);
      }),
    );
  });
});
