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
    ['011 49 30 901820', '+4930901820'],
    ['plus four nine three oh nine oh one eight two oh', '+4930901820'],
    ['five five five oh one eight eight, area code four two five', '425-555-0188'],
    ['425 is the area code, then 555 0188', '425-555-0188'],
    ['four two five, did you get that? five five five oh one eight eight', '425-555-0188'],
    ['425 555 0188, ask for extension 30', '425-555-0188 ext. 30'],
    ['425 555 0188 or 425 555 0199', '425-555-0188'],
    ['425-555-O188', '425-555-0188'],
    ['425555o18o', '425-555-0180'],
    ["unit 425, it's 555 0188", '555-0188'],
    ['four hundred and two five five five oh one eight eight', '402-555-0188'],
    ['four twenty, five five five, oh one eight eight', '420-555-0188'],
    ['425 555 twenty two hundred', '425-555-2200'],
    ['425 triple 5 0188', '425-555-0188'],
    ['425 555 0188 extension one hundred five', '425-555-0188 ext. 105'],
    ['425 555 0188 24 hours a day', '425-555-0188'],
    ['my cell is 425 555 0188 and my work is 425 555 0199', '425-555-0188'],
    ['my old one was 425 555 0188, now 425 555 0199', '425-555-0199'],
    ['555 0188, 425 area code', '425-555-0188'],
    [
      'four two five not four two six, four two five five five five oh one eight eight',
      '425-555-0188',
    ],
    ['+44 (0)20 7946 0018', '+442079460018'],
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

  it.each([
    'order 4005550188 never came',
    'the serial number is 425 555 0188',
    'you called me from 425 555 0188',
  ])('a number of something else that nobody asked for is none to call: %s', (text) => {
    expect(findPhone(text, false)).toBeNull();
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
    ['nine bravo', '9B'],
    ['2-0-6', '206'],
    ['kay nine', 'K9'],
    ['nine, d as in Delta', '9D'],
    ['twelve hundred and six', '1206'],
    ['a hundred and eight', '108'],
    ['eighteen oh four Elm Road', '1804 Elm Road'],
    ['house number 45 on Elm Road', '45 Elm Road'],
    ['45 9th Street apt 2', '45 9th Street, 2'],
    ['penthouse one', 'Penthouse 1'],
    ['two thousand and eight', '2008'],
    ['letter e', 'E'],
    ['H as in Henry, fourteen', 'H14'],
    ['did you say 310? no, 320', '320'],
    ['four oh six not four oh eight', '406'],
    ['not four oh six, four oh eight', '408'],
    ['uh six, six d', '6D'],
    ['unit 6 on Elm Court', '6'],
    ['706 I believe', '706'],
  ])('%s', (text, unit) => {
    expect(findUnit(text, true)).toBe(unit);
  });

  it('where the caller lives counts more than another door', () => {
    expect(findUnit("unit 7 plays loud music and I'm in 8", false)).toBe('8');
  });

  it.each(['the blue one', 'the one near the pool', 'it has dripped for 4 days'])(
    'a number that counts something is no answer: %s',
    (text) => {
      expect(findUnit(text, true)).toBeNull();
    },
  );

  it.each([
    'I called 4 times',
    'called 4 times on the way',
    'since 3 pm',
    'the 2 of us',
    '555-010-0188',
  ])('a number in a sentence about something else is none: %s', (text) => {
    expect(findUnit(text, false)).toBeNull();
  });
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
    ['Paul B. Ortega', 'Paul B. Ortega'],
    ['Ortega, first name Paul', 'Paul Ortega'],
    ['Paul, last name Ortega', 'Paul Ortega'],
    ['my last name is Ortega', 'Ortega'],
    ['all the neighbors say Mr. Ortega, but the name on the lease is Paul Ortega', 'Paul Ortega'],
    ['my friends call me Paulie', 'Paulie'],
    ['Paul Ortega, but they call me Paulie', 'Paul Ortega'],
    ["that'd be Paul", 'Paul'],
    ["Paul Ortega, I'm the tenant", 'Paul Ortega'],
    ['paul b ortega', 'Paul B Ortega'],
    ['Erik with a K, Holm', 'Erik Holm'],
    ["it's Holm, H as in Henry, O, L, M", 'Holm'],
    ['Abby, A double B Y', 'Abby'],
    ['Doris Day', 'Doris Day'],
    ['Ortega, Paul', 'Paul Ortega'],
    ['ortega comma paul', 'Paul Ortega'],
    ['ortega paul ortega', 'Paul Ortega'],
    ["it's, uh, it's paul", 'Paul'],
    ['first name paul last name de la vega', 'Paul de la Vega'],
    ['last name brooks carter first name imani', 'Imani Brooks Carter'],
    ['jan nowak n o w a k', 'Jan Nowak'],
    ['jan nowack, j a n, n o w a k', 'Jan Nowak'],
    ['Paul St. Clair Jr.', 'Paul St. Clair Jr.'],
    ['paul mcgregor', 'Paul McGregor'],
    ['paul o toole', "Paul O'Toole"],
    ['p j ortega', 'PJ Ortega'],
    ['PAUL ORTEGA', 'Paul Ortega'],
    ['hung le', 'Hung Le'],
    ['doris day', 'Doris Day'],
    ['bill', 'Bill'],
    ['certainly, Paul Ortega', 'Paul Ortega'],
    ['who, me? Paul', 'Paul'],
    ['paul ortega again', 'Paul Ortega'],
    ["I'm her son Paul", 'Paul'],
    ["I'm rosa's roommate, Paul", 'Paul'],
    ["It's under my mother's name, Rosa Ortega", 'Rosa Ortega'],
    ['Ace Plumbing, Paul', 'Paul'],
    ['just put paul', 'Paul'],
    ['soy Paula', 'Paula'],
  ])('%s', (text, name) => {
    expect(findName(text, true)).toBe(name);
  });

  it.each([
    "nobody's hurt, I just want somebody to clean it up",
    'it leaks',
    'stay anonymous',
    'just fix it',
    'dripping all over',
    'hang on',
    'representative',
    'Do you take Visa, Mastercard?',
    'I live in Dover, Delaware',
    'mister',
    'goodbye',
    "it's complicated",
    'carbon monoxide',
    'fifteen',
  ])('what is told instead of a name is none: %s', (text) => {
    expect(findName(text, true)).toBeNull();
  });

  it.each([
    ['Hello, Paul Ortega from 5F, the fan is loud', 'Paul Ortega'],
    ["hi, it's paul again, the fan is loud", 'Paul'],
  ])('who greets says who it is: %s', (text, name) => {
    expect(findName(text, false)).toBe(name);
  });

  it.each([
    "my neighbor's name is Paul and he is loud",
    "it's leaking again",
    "I'm locked out again",
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
    ['uh-huh', 'yes'],
    ['nuh-uh', 'no'],
    ['uh, yes', 'yes'],
    ['I suppose', 'yes'],
    ['by all means', 'yes'],
    ["that's exactly right", 'yes'],
    ["I'm fine with that", 'yes'],
    ["I'm fine", 'no'],
    ['of course not', 'no'],
    ["I'd rather not", 'no'],
    ['the number is wrong', 'no'],
    ["everything's right except the unit", 'no'],
    ['not working at all', null],
    ['right now it is coming in', null],
    ['good question', null],
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
