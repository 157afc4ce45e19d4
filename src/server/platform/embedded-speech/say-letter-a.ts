// The synthesizer takes the letter of 'H O A fees' and of 'building A' for the article.

const numbers =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]+teen|[a-z-]*[a-z]+ty(?:-[a-z]+)?|oh [a-z]+|hundred';
const places =
  '[Bb]uilding|[Aa]partment|[Uu]nit|[Ss]uite|[Ll]ot|[Pp]lan|[Ss]ection|[Rr]oom|[Dd]oor|[Ee]ntrance|[Pp]hase';
const afterLetter = /(?<=\b[B-Z] )A\b(?! [A-Z]\b)/g;
const afterNumberOrPlace = new RegExp(`(?<=\\b(?:${numbers}|${places}) )A\\b(?! M\\b)`, 'g');

/**
 * Writes that letter as it sounds.
 * @param text as `speechText` gives it
 */
export function sayLetterA(text: string): string {
  return text.replace(afterLetter, 'ay').replace(afterNumberOrPlace, 'ay');
}
