// Tests of telling the letter from the article.
import { expect, it } from 'vitest';
import { sayLetterA } from './say-letter-a.ts';

it.each([
  ['H O A fees', 'H O ay fees'],
  ['the H O A', 'the H O ay'],
  ['A C units', 'A C units'],
  ['F A Q', 'F A Q'],
  ['apartment four A is free', 'apartment four ay is free'],
  ['Unit twenty-one A', 'Unit twenty-one ay'],
  ['Building A is closed', 'Building ay is closed'],
  ['nine A M to five P M', 'nine A M to five P M'],
  ['fifty dollars a month', 'fifty dollars a month'],
  ['twenty a month', 'twenty a month'],
  ['A person will call', 'A person will call'],
])('%s', (text, spoken) => {
  expect(sayLetterA(text)).toBe(spoken);
});
