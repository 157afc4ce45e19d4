// Tests of the call timer's form (spec 4).
import { describe, expect, it } from 'vitest';
import { callDuration } from './call-duration.ts';

describe('callDuration', () => {
  it.each([
    [0, '00:00'],
    [9, '00:09'],
    [59.9, '00:59'],
    [60, '01:00'],
    [84, '01:24'],
    [3599, '59:59'],
    [6000, '100:00'],
    [-1, '00:00'],
  ])('[TALK-17] %d s reads %s', (seconds, text) => {
    expect(callDuration(seconds)).toBe(text);
  });
});
