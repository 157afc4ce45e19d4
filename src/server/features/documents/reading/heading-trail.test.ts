// Tests of the trail of headings above a text.
import { expect, it } from 'vitest';
import type { DocumentBlock } from './document-blocks.ts';
import { headingRank } from './heading-rank.ts';
import { HeadingTrail } from './heading-trail.ts';

type Step = readonly [text: string, rank?: number | string, isTextAbove?: boolean];

function trailOf(steps: readonly Step[]): string {
  const blocks = steps.map(
    ([text, rank = headingRank(text)]): DocumentBlock => ({
      kind: 'heading',
      text,
      page: null,
      rank,
    }),
  );
  const trail = new HeadingTrail(blocks);
  for (const [index, block] of blocks.entries()) trail.add(block, steps[index]?.[2] ?? true);
  return trail.text();
}

it.each<[string, readonly Step[], string]>([
  [
    'levels',
    [
      ['Rules', 1],
      ['Parking', 1],
      ['Guests', 2],
    ],
    'Parking › Guests',
  ],
  [
    'a level that ends',
    [
      ['Parking', 1],
      ['Guests', 2],
      ['Pets', 1],
    ],
    'Pets',
  ],
  [
    'the title is not in it',
    [
      ['Rules', 0],
      ['Parking', 1],
      ['Guests', 2],
    ],
    'Parking › Guests',
  ],
  ['numbers', [['1. Pets'], ['2. Parking'], ['2.1 Guests']], '2. Parking › 2.1 Guests'],
  ['parts', [['Article I'], ['Article II'], ['Section 3']], 'Article II › Section 3'],
  ['right below another', [['PETS'], ['PARKING'], ['Guests', 'plain', false]], 'PARKING › Guests'],
  ['other looks after a text', [['PETS'], ['PARKING'], ['Guests']], 'Guests'],
  ['other numbers after a text', [['Rule 6'], ['Rule 7'], ['3. Noise']], '3. Noise'],
  [
    'the nearest three',
    [
      ['A', 1],
      ['B', 1],
      ['C', 2],
      ['D', 3],
      ['E', 4],
    ],
    'C › D › E',
  ],
  [
    'no longer than a heading',
    [
      ['A', 1],
      ['W'.repeat(150), 1],
      ['N'.repeat(60), 2],
    ],
    'N'.repeat(60),
  ],
])('%s', (_what, steps, expected) => {
  expect(trailOf(steps)).toBe(expected);
});
