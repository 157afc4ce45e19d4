// What callers are told of the office hours, and who they are put through to when it is closed.
import { describe, expect, it } from 'vitest';
import { defaultCallScripts } from '#shared/domain/default-call-scripts.ts';
import { call } from './grounded-call.testing.ts';
import {
  officeClosed,
  officeOpen,
  sampleIndex,
  sampleSetup,
  talk,
} from './sample-setup.testing.ts';

const placeholder = 'Monday to Friday, 9 AM to 5 PM. Closed on public holidays.';
const office = sampleIndex({ businessHours: placeholder });
const sunday = '2026-11-22T11:20:00-06:00';
const thanksgiving = '2026-11-26T11:00:00-06:00';

describe('[HOURS-03] [HOURS-04] a question about the hours is answered for the moment or day it asks for', () => {
  it.each([
    ['are you open right now?', officeOpen, /^We are open right now\./],
    [
      'are you open right now?',
      sunday,
      /^We are closed right now\. We open again tomorrow at 9 AM\./,
    ],
    [
      'are you open right now?',
      thanksgiving,
      /^We are closed today for a holiday\. We open again tomorrow at 9 AM\./,
    ],
    ['Are you open on Thanksgiving?', officeClosed, /^We are closed on Thanksgiving\./],
    ['are you open on the 4th of July?', officeClosed, /^We are closed on Independence Day\./],
    ['are you open tomorrow?', officeClosed, /^We are open tomorrow from 9 AM to 5 PM\./],
    ['are you open tomorrow?', '2026-11-25T20:00:00-06:00', /^We are closed tomorrow\./],
    ['are you open on Saturday?', officeOpen, /^We are closed on Saturday\./],
    ['what are your hours on Monday?', sunday, /^We are open on Monday from 9 AM to 5 PM\./],
    ['are you open today?', sunday, /^We are closed today\./],
    ['are you open on December 24th?', sunday, /^We are open on December 24 from 9 AM to 5 PM\./],
    [
      'will you be open on weekends?',
      officeOpen,
      /^We are closed on Saturday\. We are closed on Sunday\./,
    ],
  ])('%s at %s', (question, at, reply) => {
    const result = call(office, [question], at);
    expect(result.reply).toMatch(reply);
    expect(result.reply).toContain('Here are our business hours');
    expect(result.sources).toMatchObject([{ passageId: 'setting:businessHours' }]);
  });

  it('what the hours leave open is not told', () => {
    const plain = sampleIndex({ businessHours: 'Mon-Fri 9-5' });
    const { reply } = call(plain, ['Are you open on Thanksgiving?'], officeClosed);
    expect(reply).toBe(
      "I can't say for sure about that day. Here are our business hours: Mon-Fri 9-5.",
    );
  });

  it('hours that were not read are only read out, whatever day is asked for', () => {
    const unread = sampleIndex({ businessHours: 'Most mornings, call first' });
    for (const question of ['are you open right now?', 'are you open on Thanksgiving?']) {
      expect(call(unread, [question], sunday).reply).toBe(
        'Here are our business hours: Most mornings, call first.',
      );
    }
  });

  it('appointments are told, and a weekday is known without a time zone', () => {
    const businessHours = '9 to 5 on weekdays, Saturdays by appointment';
    const index = sampleIndex({ businessHours, timeZone: '' });
    expect(call(index, ['are you open on Saturday?']).reply).toMatch(
      /^We are open on Saturdays by appointment only\./,
    );
    expect(call(index, ['are you open on Sunday?']).reply).toMatch(/^We are closed on Sundays\./);
    expect(call(index, ['are you open on Monday?']).reply).toMatch(
      /^We are open on Mondays from 9 AM to 5 PM\./,
    );
  });
});

describe('[HOURS-07] nobody is put through to an empty office', () => {
  it('who asks for a person is told when the office opens, and offered a message', () => {
    const result = call(office, ['representative'], sunday);
    expect(result).toMatchObject({ transfer: null, state: { pending: { kind: 'offer-message' } } });
    expect(result.reply).toBe(
      "Our office is closed right now, so I can't connect you. We open again tomorrow at 9 AM. Would you like to leave a message for our team?",
    );
  });

  const burst = 'a pipe burst and water is everywhere';
  it('an urgent matter goes to the person on call: one instruction, one number', () => {
    const result = call(office, [burst], sunday);
    expect(result.transfer).toEqual({ number: sampleSetup.emergencyNumber, reason: 'emergency' });
    expect(result.reply).toContain(sampleSetup.transferMessage);
    expect(result.reply).not.toMatch(/\d{3}-\d{4}/);
  });

  it('without one the office line is tried, nobody told to hold, and then a message taken', () => {
    const index = sampleIndex({
      businessHours: placeholder,
      emergencyNumber: '',
      transferMessage: '',
    });
    const [first, second] = talk(index, [burst, 'nobody is picking up'], sunday);
    expect(first?.transfer).toEqual({ number: sampleSetup.transferNumber, reason: 'emergency' });
    expect(first?.reply).toContain("I'll try our office line now.");
    expect(first?.reply).not.toMatch(/hold/i);
    expect(second).toMatchObject({
      action: 'collect',
      transfer: null,
      state: { request: { isUrgent: true } },
    });
  });

  it('nobody at all: an urgent message with a number to call back', () => {
    const index = sampleIndex({ transferNumber: '', emergencyNumber: '', callInstructions: null });
    const results = talk(index, [burst, 'Dana Ruiz', '4B', '312 555 0111', 'yes'], sunday);
    const last = results.at(-1);
    expect(last?.request).toMatchObject({ isUrgent: true, phone: expect.stringMatching(/0111/) });
    expect(last?.reply).toContain('It is marked urgent.');
    expect(results.every(({ transfer }) => transfer === null)).toBe(true);
  });

  it('before anyone is safe nobody is told to hold', () => {
    const index = sampleIndex({ businessHours: placeholder, transferMessage: '' });
    const { reply, transfer } = call(index, ['I smell gas in my kitchen'], sunday);
    expect(reply).toContain('911');
    expect(reply).not.toMatch(/please hold/i);
    expect(transfer?.number).toBe(sampleSetup.emergencyNumber);
  });

  it('advice of the suggested script is not said twice', () => {
    const index = sampleIndex({
      callInstructions: { ...defaultCallScripts('both'), customInstructions: [] },
    });
    const { reply } = call(index, ['I smell gas in my kitchen'], sunday);
    expect(reply.match(/911/g)).toHaveLength(1);
  });

  it('a message taken while closed ends with when the office opens', () => {
    const results = talk(
      office,
      ['I want to leave a message about my deposit', 'Dana Ruiz', '4B', '312 555 0111', 'yes'],
      sunday,
    );
    expect(results.at(-1)?.reply).toContain('We open again tomorrow at 9 AM.');
  });

  it('a loop is never promised', () => {
    const index = sampleIndex({ dedicatedNumber: '+13125550100' });
    expect(call(index, ['representative']).transfer).toBeNull();
  });
});
