import { describe, expect, it } from 'vitest';
import { asksWhy, givesUp, refuses } from './slot-refusal.ts';

describe('instead of the detail that was asked for', () => {
  it.each([
    [
      'giving up',
      givesUp,
      ['never mind', 'Oh, no. Cancel that', "I'll call back"],
      ['my unit is 4'],
    ],
    ['refusing', refuses, ["I'd rather not", 'i dont have one', 'no idea'], ['Dana Ruiz', '4B']],
    ['asking why', asksWhy, ['and why?', 'what do you need that for', 'what for'], ['Dana Why']],
  ])('%s', (_, matcher, found, others) => {
    expect([...found, ...others].filter((text) => matcher.test(text))).toEqual(found);
  });
});
