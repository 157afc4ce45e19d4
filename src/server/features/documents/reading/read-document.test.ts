// Tests of reading any kind of document: what is counted, what is refused, odd texts in bounded time.
import { describe, expect, it } from 'vitest';
import { makeDocx, makeZip } from '#tests/api/example-files.ts';
import { makeHandbook } from '#tests/api/reading-files.ts';
import { readDocument } from './read-document.ts';

const text = (words: string) => readDocument('txt', Buffer.from(words));

describe('a document', () => {
  it('is counted in pages, words and passages', async () => {
    const handbook = await readDocument('pdf', await makeHandbook());
    expect(handbook).toMatchObject({ pages: 3, words: 132, note: '', passages: [{}, {}, {}] });
    expect(await readDocument('docx', makeDocx())).toMatchObject({ pages: null, words: 9 });
  });

  it('of titles only is still known, several titles in a passage', async () => {
    expect(await text('NO PARKING\n\nNO PETS')).toMatchObject({
      words: 4,
      passages: [{ text: 'NO PARKING\nNO PETS', heading: '' }],
    });
  });

  it.each([
    ['no word', '* * *\n\n. . . . .', 'empty'],
    ['nothing but titles with a word each', '# a\nb\n'.repeat(30_000), 'too-large'],
  ])('with %s is not used', async (_what, words, problem) => {
    expect(await text(words)).toEqual({ problem });
  });

  it('that is not what its name says does not end the reader', async () => {
    expect(await readDocument('docx', makeZip([]))).toEqual({ problem: 'damaged' });
    expect(await readDocument('pdf', Buffer.from('Quiet hours'))).toEqual({ problem: 'damaged' });
  });

  // Such texts tempt loops inside loops: the runner ends a test that hangs.
  it.each(['No. ', '. ', 'a\n', 'ab-\nab', 'A! '])('of nothing but %j is read', async (piece) => {
    const result = await text(piece.repeat(1_900_000 / piece.length));
    expect('problem' in result ? result.problem : 'read').toMatch(/^(read|empty)$/);
  });
});
