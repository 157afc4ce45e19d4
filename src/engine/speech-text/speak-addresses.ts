// Web and e-mail addresses, as somebody would dictate them.
import { digitWords } from './number-words.ts';

const ending =
  '(?:com|org|net|edu|gov|io|co|us|biz|info|app|dev|ai|me|example|house|homes|realty|rent|rentals|properties|property|management|community|online|site|tech)';
const host = '(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\\.)+';
const email = new RegExp(`\\b(?:mailto:)?([a-z0-9._%+-]+)@(${host}[a-z]{2,})`, 'gi');
const path = '(?:\\/[^\\s<>"]*)?';
const web = new RegExp(
  `(?:https?:\\/\\/(?:www\\.)?|\\bwww\\.)(${host}[a-z]{2,})(?::\\d+)?(${path})` +
    `|(?<![@\\w.-])(${host}${ending})(?![\\w@-])(${path})`,
  'gi',
);
/** A path longer than this is for the eye only. */
const longestPath = 40;

/** 'www.oak-hill.com/pay' → 'oak dash hill dot com slash pay'. */
export function speakAddresses(text: string): string {
  return text
    .replace(
      email,
      (_whole, name: string, at: string) => `${dictate(name)} at ${dictate(at.toLowerCase())}`,
    )
    .replace(web, (_whole, named?: string, rest?: string, bare?: string, bareRest?: string) => {
      const address = (named ?? bare ?? '').toLowerCase();
      const [full = '', punctuation = ''] = splitPunctuation(rest ?? bareRest ?? '');
      const spoken = full.replace(/[?#].*$/, '').replace(/\/$/, '');
      const tail = spoken.length > longestPath ? '' : spoken;
      return `${dictate(address)}${tail && dictate(tail)}${punctuation}`;
    });
}

/** Punctuation at the end belongs to the sentence. */
function splitPunctuation(rest: string): [string, string] {
  const punctuation = /[.,;:!?)'"]*$/.exec(rest)?.[0] ?? '';
  return [rest.slice(0, rest.length - punctuation.length), punctuation];
}

const signs: Record<string, string> = {
  '.': ' dot ',
  '/': ' slash ',
  '-': ' dash ',
  _: ' underscore ',
  '+': ' plus ',
  '%': ' percent ',
  '=': ' equals ',
  '&': ' and ',
};

function dictate(part: string): string {
  return part
    .split(/([./\-_+%=&])/)
    .map((piece) => signs[piece] ?? sayName(piece))
    .join('')
    .replace(/ {2,}/g, ' ')
    .replace(/^ (?=dot|dash)| $/g, '');
}

/** Letters and digits of a name; short ones and those without a vowel are spelled. */
function sayName(name: string): string {
  return name
    .replace(/\d+/g, (digits) => ` ${digitWords(digits)} `)
    .replace(/[a-z]+/gi, (letters) => (isSpelled(letters.toLowerCase()) ? spell(letters) : letters))
    .replace(/[^a-z ]/gi, ' ');
}

const isSpelled = (letters: string): boolean =>
  !/[aeiouy]/.test(letters) || ['io', 'co', 'us', 'edu', 'ai', 'hoa', 'poa'].includes(letters);

const spell = (letters: string): string => letters.toUpperCase().split('').join(' ');
