// Cuts a paragraph into sentences. Lines stay apart: in a list each line is its own statement.

/** Each piece is trimmed and not empty; joined with spaces they say what the text said. */
export function splitSentences(text: string): string[] {
  return text.split('\n').flatMap(splitLine);
}

function splitLine(line: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const match of line.matchAll(sentenceEnd)) {
    const end = match.index + match[0].length;
    if (endsInAbbreviation(line.slice(start, end))) continue;
    sentences.push(line.slice(start, end).trim());
    start = end;
  }
  sentences.push(line.slice(start).trim());
  return sentences.filter((sentence) => sentence !== '');
}

/** A full stop, its quotes and brackets, then a space before what can begin a sentence. */
const sentenceEnd = /[.!?…]+["'”’)\]]*(?=\s+["'“‘([•]?[\p{Lu}\p{Lt}\p{Lo}\p{N}•])/gu;

function endsInAbbreviation(sentence: string): boolean {
  // No abbreviation is longer; a paragraph full of them would be looked through again and again.
  const end = sentence.trim().slice(-16);
  return abbreviation.test(end) || initial.test(end) || numbering.test(end);
}

/** 'J. Miller'. */
const initial = /(^|[\s(])\p{Lu}\.$/u;
/** 'A.', 'C6.', '12.', '3.2.' and 'iv.' at the beginning number what follows. */
const numbering = /^\(?(\p{L}-?\d{0,3}|[\d.]{1,6}|[ivx]{1,4})\.$/u;

const abbreviation =
  /(?:^|[\s("“])(?:mr|mrs|ms|dr|prof|st|ste|ave|blvd|rd|ln|hwy|apt|bldg|fl|rm|no|nos|inc|ltd|co|corp|jr|sr|vs|etc|e\.g|i\.e|approx|dept|est|ext|tel|fax|fig|sec|art|para|p|pp|vol|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|mon|tues?|wed|thurs?|fri|sat|sun|min|max|u\.s)\.$/i;
