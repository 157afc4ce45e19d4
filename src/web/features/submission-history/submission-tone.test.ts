// Tests of the status badge's colour (spec 2 and 4, Submission Summary).
import { describe, expect, it } from 'vitest';
import { submissionTone } from './submission-tone.ts';

describe('submissionTone', () => {
  it.each([
    ['success', 'ok'],
    ['failed', 'bad'],
    ['pending', 'info'],
    ['something new', 'info'],
    ['', 'info'],
  ])('[SUBM-07] [STATE-05] %o is %s', (status, tone) => {
    expect(submissionTone(status)).toBe(tone);
  });
});
