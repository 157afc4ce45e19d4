// The texts of built programs in one byte a character (scripts/lib/wide-characters.mjs).
import { expect, it } from 'vitest';
import { escapeWideCharacters } from '../../scripts/lib/wide-characters.mjs';

it('leaves Latin-1 as it is and writes the rest as escapes that mean the same', () => {
  const program = String.raw`[/['’]s$/.test('dog’s'), /\’s$/.test('dog’s'), /^[-*•–]/u.test('•'), 'é°ÿ'.length]`;
  const escaped = escapeWideCharacters(program);
  expect(escaped).toMatch(/^[\0-\xff]*$/);
  expect(escaped).toContain('é°ÿ');
  // biome-ignore lint/security/noGlobalEval: what the program means is the question
  expect(eval(escaped)).toEqual(eval(program));
});
