import { describe, expect, it } from 'vitest';
import { phraseMatcher } from './phrase-matcher.ts';

const before = 'ok, thank you';
const after = 'please, now';

describe('where a phrase stands', () => {
  it.each([
    [{ contains: 'open' }, ['are you open today', 'Open'], ['opening', 'reopen']],
    [{ starts: 'hold on', before }, ['hold on, sir', 'Ok, hold on a bit'], ['so hold on']],
    [{ ends: 'robot', after }, ['are you a robot?', 'robot, please now!'], ['robots', 'robot arm']],
    [{ whole: 'bye', before, after }, ['Ok. Thank you, bye now.', 'bye'], ['bye bye', 'goodbye']],
    [{ whole: 'yes', contains: 'of course' }, ['yes!', 'well of course'], ['yes and no']],
  ])('%j', (table, found, others) => {
    const matcher = phraseMatcher(table);
    expect([...found, ...others].filter((text) => matcher.test(text))).toEqual(found);
  });
});
