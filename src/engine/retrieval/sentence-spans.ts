// Where the sentences of a passage begin and end. A list item and a line of its own are sentences too.

export interface TextSpan {
  start: number;
  /** The first character after it. */
  end: number;
}

const abbreviations = new Set(
  `mr mrs ms dr st ave blvd rd apt no nos inc llc ltd co corp dept est ext fl ft hwy jan feb mar apr jun
  jul aug sep sept oct nov dec mon tue tues wed thu thur thurs fri sat sun vs approx e.g i.e a.m p.m u.s`.split(
    /\s+/,
  ),
);
// After the end of a sentence comes a capital letter, a digit, a quotation or a bullet.
const border =
  /[.!?]+["'”’)]*\s+(?=["'“‘(]?[A-Z0-9•–-])|\n+(?=\s*(?:[-*•–·▪]|\(?\d{1,2}[.)]|[A-Z"“]))/g;

/** In order, without the white space between them. */
export function sentenceSpans(text: string): TextSpan[] {
  const spans: TextSpan[] = [];
  let start = 0;
  for (const match of text.matchAll(border)) {
    const end = match.index + match[0].trimEnd().length;
    if (endsInAbbreviation(text.slice(start, end))) continue;
    addSpan(spans, text, start, end);
    start = match.index + match[0].length;
  }
  addSpan(spans, text, start, text.length);
  return spans;
}

function endsInAbbreviation(sentence: string): boolean {
  const word = /(\S+)\.$/
    .exec(sentence)?.[1]
    ?.toLowerCase()
    .replace(/^["'“‘(]+/, '');
  // A single letter is an initial, or part of 'U. S.'.
  return word !== undefined && (abbreviations.has(word) || /^[a-z]$/.test(word));
}

function addSpan(spans: TextSpan[], text: string, start: number, end: number): void {
  const piece = text.slice(start, end);
  const trimmed = piece.trim();
  if (trimmed === '') return;
  const from = start + piece.indexOf(trimmed);
  spans.push({ start: from, end: from + trimmed.length });
}
