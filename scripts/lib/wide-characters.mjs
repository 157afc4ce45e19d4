// Writes characters beyond Latin-1 as escapes. V8 keeps the text of a program in memory, with two bytes for every
// character as soon as one needs them: a dozen typographic quotes in regular expressions, which the bundler
// leaves as they are, cost the server 25 MB.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** @param {string} folder of scripts, which are rewritten in place */
export function escapeWideCharactersIn(folder) {
  for (const name of readdirSync(folder)) {
    if (!name.endsWith('.js')) continue;
    const file = join(folder, name);
    writeFileSync(file, escapeWideCharacters(readFileSync(file, 'utf8')));
  }
}

/**
 * The same program: the bundler has escaped its strings already, and in a regular expression or a comment an
 * escape is as good as the character.
 * @param {string} program
 */
export function escapeWideCharacters(program) {
  // Of the backslash before one of them only the escape's own stays.
  return program.replace(/\\?([^\0-\xff])/g, (_, character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}
