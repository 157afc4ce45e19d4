// Tests of cutting a spoken text into pieces.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxPieceLength, speechPieces } from './speech-pieces.ts';

describe('pieces of a text', () => {
  it.each<[string, number, string[]]>([
    ['', 20, []],
    ['One. Two.', 20, ['One. Two.']],
    ['One two three. Four five six.', 20, ['One two three.', 'Four five six.']],
    ['Is it? Yes it is! Fine then.', 20, ['Is it? Yes it is!', 'Fine then.']],
    ['one two, three four five six', 20, ['one two,', 'three four five six']],
    ['one two three four five six', 20, ['one two three four', 'five six']],
    ['abcdefghijklmnopqrstuvwxyz', 20, ['abcdefghijklmnopqrst', 'uvwxyz']],
  ])('%s', (text, maxLength, pieces) => {
    expect(speechPieces(text, maxLength)).toEqual(pieces);
  });

  it('none is empty or too long, and nothing is lost', () => {
    const words = fc.array(fc.constantFrom('a', 'word', 'end.', 'or,', 'what?'), {
      maxLength: 600,
    });
    fc.assert(
      fc.property(words, (some) => {
        const text = some.join(' ');
        const pieces = speechPieces(text);
        expect(pieces.every(({ length }) => length > 0 && length <= maxPieceLength)).toBe(true);
        expect(pieces.join(' ')).toBe(text);
      }),
    );
  });
});
