import { describe, expect, it } from 'vitest';
import { holdsAddress, withoutAddresses } from './without-addresses.ts';

describe('[DELIV-21] addresses in what a visitor typed', () => {
  it.each([
    ['Oakwood Property Management, Inc.', false],
    ['St. Mary Homes', false],
    ['J. R. Smith & Sons (est. 1999)', false],
    ['A.B. Homes', false],
    ['Your account is locked, sign in at http://evil.example/now', true],
    ['evil.example', true],
    ['ｅｖｉｌ．ｅｘａｍｐｌｅ', true],
    ['evil。example', true],
    ['www.evil.co', true],
    ['write to help@evil.example', true],
    ['mailto://x', true],
  ])('%s', (text, isFound) => {
    expect(holdsAddress(text)).toBe(isFound);
  });

  it.each([
    ['Pay at https://evil.example/now.', 'Pay at evil[.]example/now.'],
    ['help@evil.example', 'help[at]evil[.]example'],
    ['Open Mon. to Fri. 9 a.m. - 5 p.m.', 'Open Mon. to Fri. 9 a.m. - 5 p.m.'],
    ['The fee is $35.50.', 'The fee is $35.50.'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
  ])('%s', (text, expected) => {
    expect(withoutAddresses(text)).toBe(expected);
  });
});
