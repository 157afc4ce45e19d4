import { describe, expect, it } from 'vitest';
import { readExpressions } from './read-expressions.ts';

const read = (text: string) =>
  readExpressions(text.split(' '))
    .flatMap(({ readAs }) => readAs)
    .join(' ');

describe('readExpressions', () => {
  it.each([
    ['where can i park my fifth wheel', 'where can i park my fifthwheel'],
    ['the washing machines are full', 'the washer are full'],
    ['take it out of my bank every month', 'autopay every month'],
    ['my car got toad', 'my car got towed'],
    ['i am locked out', 'i am lockout'],
    ['i am locked out of my account', 'i am login'],
    ['pick up truck', 'truck'],
    ['when do you pick up trash', 'when do you collect trash'],
    ['i want to move', 'i want to move'],
    ['', ''],
  ])('%s', (written, meant) => {
    expect(read(written)).toBe(meant);
  });

  it('keeps what is written, in order', () => {
    const words = 'a pop up camper and two motor homes'.split(' ');
    expect(readExpressions(words).flatMap(({ written }) => written)).toEqual(words);
  });
});
