// Tests of how phone numbers are written.
import { expect, it } from 'vitest';
import { readablePhoneNumber } from './phone-number.ts';

it.each([
  ['+12125550142', '+1 212 555 0142'],
  ['+442079460018', '+442079460018'],
  ['', ''],
])('[OPER-08] writes %s for people as %s', (stored, readable) => {
  expect(readablePhoneNumber(stored)).toBe(readable);
});
