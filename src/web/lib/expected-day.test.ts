import { expect, it } from 'vitest';
import { expectedDay } from './expected-day.ts';

it.each([
  ['its morning', new Date(2026, 2, 11), false],
  ['its last moment', new Date(2026, 2, 11, 23, 59, 59, 999), false],
  ['the day after', new Date(2026, 2, 12), true],
])('[OPER-08] the expected day is not over before it has gone by: %s', (_, now, isOver) => {
  expect(expectedDay('2026-03-11', now)).toEqual({ day: new Date(2026, 2, 11), isOver });
});
