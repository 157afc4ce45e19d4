// Tests of what counts as a text that was never filled in.
import { describe, expect, it } from 'vitest';
import { sampleCompany } from '#tests/setup/sample-company.mjs';
import { defaultCallScripts } from './default-call-scripts.ts';
import { placeholderIn } from './placeholder-text.ts';
import { setupTypes } from './setup-type.ts';

describe('placeholder text', () => {
  it.each([
    ['Pay at [portal address] or by check.', '[portal address]'],
    ['Thank you for calling {{company}}.', '{{company}}'],
    ['Thank you for calling {company name}.', '{company name}'],
    ['Call <number> after hours.', '<number>'],
    ['The code is ____.', '____'],
    ['TBD', 'TBD'],
    ['Parking: to be decided by the board.', 'to be decided'],
    ['Call xxx-xxxx.', 'xxx'],
    ['Thank you for calling, insert name here.', 'insert name here'],
    ['Call your office number here.', 'your office number here'],
  ])('[READY-04] finds in %j %j', (text, found) => {
    expect(placeholderIn(text)).toBe(found);
  });

  it.each([
    'Ask for the unit (and the building), then call 911.',
    'Rent is due by the 1st; a fee of $35 applies after the 5th.',
    'If 3 < 4 people call, and 5 > 4 wait, say so.',
    'Please enter the building through the main door, and fill in the form.',
    'The pool is open 10-8 [9].',
    ...setupTypes.flatMap((type) => Object.values(defaultCallScripts(type))),
    ...Object.values(sampleCompany.callInstructions).flat(),
    ...sampleCompany.faqs.map(({ answer }) => answer),
  ])('[READY-04] leaves %j alone', (text) => {
    expect(placeholderIn(text)).toBeNull();
  });
});
