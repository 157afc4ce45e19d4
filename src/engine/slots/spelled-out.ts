// Names spelled letter by letter: 'J-O-N', 'Stan Kowalski, that's K O W A L S K I'.

const run = /(?<=^|[\s,])(?:\p{L}[\s.,-]+){2,}\p{L}(?=[\s,.!]|$)/gu;
const asSpelled =
  /[\s,]*(?:(?:that|it)(?:(?:'|’)?s| is))?[\s,]*(?:spelled|spelt|(?:you|i|we) spell (?:it|that))?[\s,]*$/i;
const word = /[\p{L}'’-]{2,}/gu;

/** `part` with what is spelled as words: they take the place of what was said before for the same name. */
export function withSpellings(part: string): string {
  let said = '';
  let end = 0;
  for (const match of part.matchAll(run)) {
    said += part.slice(end, match.index);
    for (const spelled of wordsOf(match[0])) said = withSpelling(said, spelled);
    end = match.index + match[0].length;
    if (said.endsWith(' ')) end += /^[\s,]*/.exec(part.slice(end))?.[0].length ?? 0;
  }
  return said + part.slice(end);
}

/** 'A N A, R U I Z' are two words, 'H, O, L, M' is one. */
function wordsOf(letters: string): string[] {
  const groups = letters.split(/[,.]\s*/).map((group) => group.replace(/[^\p{L}]/gu, ''));
  return groups.every((group) => group.length > 1) ? groups : [groups.join('')];
}

function withSpelling(said: string, letters: string): string {
  const spelled = letters.charAt(0).toUpperCase() + letters.slice(1).toLowerCase();
  // 'John Smith, J O H N S M I T H'
  if (lettersOf(said).endsWith(letters.toLowerCase())) return said.replace(asSpelled, ' ');
  const meant = [...said.matchAll(word)].findLast(([before]) => isAlike(before, spelled));
  if (meant === undefined)
    return `${said.replace(/(?:spelled|spelt|\w+ spell (?:it|that))[\s,]*$/i, '')}${spelled}`;
  const after = said.slice(meant.index + meant[0].length).replace(asSpelled, ' ');
  return said.slice(0, meant.index) + spelled + after;
}

/** One name, heard and spelled: 'Cathy' and 'Kathy', 'Kowalsky' and 'Kowalski'. */
function isAlike(heard: string, spelled: string): boolean {
  const [a, b] = [heard.toLowerCase(), spelled.toLowerCase()];
  return Math.abs(a.length - b.length) <= 3 && (a[0] === b[0] || a.slice(1) === b.slice(1));
}

function lettersOf(said: string): string {
  return said
    .toLowerCase()
    .replace(asSpelled, '')
    .replace(/[^\p{L}]/gu, '');
}
