import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultCallScripts } from '#shared/domain/default-call-scripts.ts';
import { setupTypes } from '#shared/domain/setup-type.ts';
import { readScript } from './read-script.ts';

const spoken = (script: string) => readScript(script).lines.map(({ text }) => text);

describe('only words meant for the caller are spoken', () => {
  it.each([
    ['Say: "We are glad you called."', ['We are glad you called.']],
    ['Then say “It is noted.” Never give a date.', ['It is noted.']],
    ['Don\'t say "we will pay".', []],
    ['Never, under any circumstances, say "we will pay".', []],
    ['If they say "I will sue", escalate.', []],
    ['If you don\'t know, say "I will find out."', ['I will find out.']],
    ['The board prefers the word "community".', []],
    ['Ask for name and unit. Log a ticket.', []],
    [
      'Say: Thank you for your patience, I am here to help.',
      ['Thank you for your patience, I am here to help.'],
    ],
    ['Tell the caller that the office is closed on Sunday.', ['The office is closed on Sunday.']],
    ['Tell them to email the board.', []],
    ['Tell callers we will fix it today if they insist.', []],
    [
      'You: How can I help?\nCaller: My key is lost.\nYou: I am sorry to hear that.',
      ['How can I help?', 'I am sorry to hear that.'],
    ],
  ])('%s', (script, expected) => {
    expect(spoken(script)).toEqual(expected);
  });
});

describe('facts may be told, unless they are for the team only', () => {
  it.each([
    ['The late fee is $40.', ['The late fee is $40.']],
    ['Send them to pay.alder.example for payments.', ['pay.alder.example']],
    ['Refer the caller to the city line, 312-555-0144.', ['312-555-0144']],
    ['The gate code is 4410.', []],
    ['Plumber: Joe 312-555-0144 (internal only).', []],
    ['The fee is $40. Do not share with callers.', []],
    ['Callers must wait 24 hours.', []],
    ['Transfer to 312-555-0144.', []],
  ])('%s', (script, expected) => {
    expect(spoken(script)).toEqual(expected);
  });

  it('none at all where only quoted words may be spoken', () => {
    expect(readScript('The shut-off is 3 feet from the door.', false).lines).toEqual([]);
  });
});

describe('the details a script tells to ask for, in its order', () => {
  it.each([
    ['Get phone number, then name.', ['phone', 'name']],
    [
      '- unit #\n- full name\n- call back number\n- what is broken',
      ['unit', 'name', 'phone', 'problem'],
    ],
    ['Do not ask for a name.', []],
    ['Ask for the account number.', []],
    ['May I have your name and address?', ['name', 'unit']],
  ])('%s', (script, slots) => {
    expect(readScript(script).slots).toEqual(slots);
  });
});

describe('when a sentence is said', () => {
  it.each([
    ['Say "I am sorry." Ask for the unit.', 'opening', ''],
    ['Ask for the unit. Then say "It is noted."', 'closing', ''],
    ['If you do not know, say "I will ask."', 'unknown', ''],
    ['If the caller is locked out, say "There is a fee."', 'topic', 'the caller is locked out'],
    ['Lockouts: "There is a fee."', 'topic', 'Lockouts'],
    ['For late rent, take a message.\nSay: "Someone will look at it."', 'topic', 'late rent'],
  ])('%s', (script, moment, topic) => {
    expect(readScript(script).lines).toMatchObject([{ moment, topic }]);
  });
});

it('the default scripts let only their quoted words be spoken', () => {
  for (const type of setupTypes) {
    for (const script of Object.values(defaultCallScripts(type))) {
      for (const line of readScript(script).lines) expect(script).toContain(`"${line.text}"`);
    }
  }
});

it('whatever is written, every spoken piece stands in the script', () => {
  const piece = fc.constantFrom(
    'Say "',
    '"',
    'If they ',
    'Tell the caller that ',
    'name',
    ' is $5. ',
    '\n- ',
    'You: ',
    ': ',
    '“',
    '”',
    'never ',
  );
  fc.assert(
    fc.property(
      fc.array(fc.oneof(piece, fc.string({ maxLength: 12 })), { maxLength: 12 }),
      (pieces) => {
        const script = pieces.join('');
        const flat = script.toLowerCase();
        for (const { text } of readScript(script).lines) {
          expect(flat).toContain(
            text
              .toLowerCase()
              .replace(/^[^:]+: /, '')
              .replace(/\.$/, ''),
          );
        }
      },
    ),
  );
});
