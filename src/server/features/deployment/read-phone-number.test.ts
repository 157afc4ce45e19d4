// Tests of reading an assigned number.
import { expect, it } from 'vitest';
import { readPhoneNumber } from './read-phone-number.ts';

it.each([
  ['+12125550142', '+12125550142'],
  ['(212) 555-0142', '+12125550142'],
  ['1 212 555 0142', '+12125550142'],
  ['+1-416-555-0199', '+14165550199'],
  ['+44 20 7946 0018', '+442079460018'],
  // No such area code, too short, too long.
  ['+1 555 010 0100', null],
  ['212555014', null],
  ['+1212555014222', null],
  // An extension is no part of a dedicated number, and two numbers are not one.
  ['+1 212 555 0142 ext. 7', null],
  ['call 212 555 0142', null],
  ['212 555 0142 or 212 555 0143', null],
  ['', null],
  ['<script>', null],
])('[OPER-05] reads %j as %j', (typed, number) => {
  expect(readPhoneNumber(typed)).toBe(number);
});
