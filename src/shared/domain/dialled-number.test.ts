// Tests of what counts as a number that can be dialled, and as the same line.
import { describe, expect, it } from 'vitest';
import { canBeDialled, isSameLine, namesLine, ownEmergencyLine } from './dialled-number.ts';

describe('dialled number', () => {
  it.each([
    ['(555) 010-0100', true],
    ['+1 555 010 0100', true],
    ['office x 12', true],
    ['to be decided', false],
    ['5550100', true],
    ['+44 20 7946 0018', true],
    ['front desk ext. 12', true],
    ['call the office', false],
    ['555-010', false],
    ['  1234  ', false],
    ['', false],
  ])('[READY-02] %j can be dialled: %s', (number, expected) => {
    expect(canBeDialled(number)).toBe(expected);
  });

  it.each([
    [' (555) 010-0199 ', '(555) 010-0199'],
    ['1-800-FIX-PIPE', '1-800-FIX-PIPE'],
    ['911', null],
    ['9-1-1', null],
    [' ', null],
  ])('[CALL-26] the company’s own line in %j is %j', (number, line) => {
    expect(ownEmergencyLine(number)).toBe(line);
  });

  it.each([
    ['(555) 010-0100', '+1 555 010 0100', true],
    ['555.010.0100', '5550100100', true],
    ['(555) 010-0100', '(555) 010-0101', false],
    ['(555) 010-0100 x 12', '(555) 010-0100', false],
    ['to be decided', 'to be decided', false],
  ])('[READY-02] %j and %j are one line: %s', (one, other, expected) => {
    expect(isSameLine(one, other)).toBe(expected);
  });

  it.each([
    ['Call the office at (555) 010-0100, Monday to Friday.', true],
    ['Call +1 555-010-0100.', true],
    ['Call (555) 010-0199.', false],
    ['Open 9 AM to 5 PM, unit 1-200.', false],
  ])('[READY-02] %j names the line: %s', (text, expected) => {
    expect(namesLine(text, '555 010 0100')).toBe(expected);
  });
});
