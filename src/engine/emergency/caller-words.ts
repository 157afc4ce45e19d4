// Cuts an utterance into sentences of plain words: lower case, contractions written out, speech
// recognition's usual slips mended, who somebody is left out. Every word remembers where the caller said it.
import { neutralWords } from '#engine/people/neutral-words.ts';
import { picturePattern, wordOfPicture } from './pictures-of-danger.ts';

export interface CallerWord {
  text: string;
  /** Offsets in the utterance, so that evidence can be quoted as it was said. */
  start: number;
  end: number;
  /** True when a comma, dash or 'but' stands before it: what was said before does not reach it. */
  opensClause: boolean;
  /** A picture of danger such as a flame, as the word it stands for. */
  isPicture?: boolean;
}

const token = new RegExp(`[\\p{L}\\p{N}'’°]+|${picturePattern}`, 'gu');
const clauseOpeners = new Set([
  'but',
  'however',
  'although',
  'though',
  'anyway',
  'actually',
  'just',
]);

/**
 * Words of the utterance, sentence by sentence. Any string is fine; linear in its length.
 */
export function callerWords(utterance: string): CallerWord[][] {
  const sentences: CallerWord[][] = [[]];
  let previousEnd = 0;
  for (const match of utterance.matchAll(token)) {
    const start = match.index;
    const end = start + match[0].length;
    const gap = utterance.slice(previousEnd, start);
    previousEnd = end;
    if (/[.!?;](?:\s|$)/u.test(gap) || /[!?]/u.test(gap)) sentences.push([]);
    const sentence = sentences.at(-1) ?? [];
    let opensClause = /[,:–—()]|\s-|\.\./u.test(gap);
    const pictured = wordOfPicture(match[0]);
    if (pictured !== null) {
      // Three flames in a row are one fire.
      if (sentence.at(-1)?.text !== pictured)
        sentence.push({ text: pictured, start, end, opensClause, isPicture: true });
      continue;
    }
    for (const text of plainWords(match[0])) {
      sentence.push({ text, start, end, opensClause: opensClause || clauseOpeners.has(text) });
      opensClause = false;
    }
  }
  return sentences.map((words) => neutralWords(words)).filter((sentence) => sentence.length > 0);
}

function plainWords(spoken: string): readonly string[] {
  const word = spoken.normalize('NFKC').toLowerCase().replaceAll('’', "'");
  const bare = word.replaceAll("'", '');
  const known = writtenOut.get(bare);
  if (known !== undefined) return known;
  if (word.includes("'")) {
    const [stem = '', ending = ''] = word.split("'", 2);
    if (ending === 're') return [stem, 'are'];
    if (ending === 've') return [stem, 'have'];
    if (ending === 'll') return [stem, 'will'];
    if (ending === 's' || ending === 'd' || ending === '') return stem === '' ? [] : [stem];
  }
  const degrees = /^(\d{1,3})(?:°f?|f|deg)$/u.exec(bare);
  if (degrees?.[1] !== undefined) return [degrees[1], 'degrees'];
  return bare === '' ? [] : [bare];
}

// Keys without their apostrophe: speech recognition and haste leave it out.
const writtenOut = new Map<string, readonly string[]>(
  Object.entries({
    cant: 'can not',
    cannot: 'can not',
    wont: 'will not',
    isnt: 'is not',
    isint: 'is not',
    arent: 'are not',
    aint: 'is not',
    wasnt: 'was not',
    werent: 'were not',
    dont: 'do not',
    doesnt: 'does not',
    dosent: 'does not',
    doesent: 'does not',
    didnt: 'did not',
    havent: 'have not',
    hasnt: 'has not',
    hadnt: 'had not',
    wouldnt: 'would not',
    couldnt: 'could not',
    shouldnt: 'should not',
    im: 'i am',
    ive: 'i have',
    its: 'it is',
    hes: 'he is',
    shes: 'she is',
    theyre: 'they are',
    youre: 'you are',
    thats: 'that is',
    whats: 'what is',
    wheres: 'where is',
    whos: 'who is',
    theres: 'there is',
    thers: 'there is',
    someones: 'someone is',
    somebodys: 'somebody is',
    everyones: 'everyone is',
    nobodys: 'nobody is',
    nothings: 'nothing is',
    gonna: 'going to',
    gotta: 'have to',
    wanna: 'want to',
    noones: 'nobody is',
    // Words that speech recognition or a phone's keyboard writes instead.
    leek: 'leak',
    leeks: 'leaks',
    leeking: 'leaking',
    watter: 'water',
    fier: 'fire',
    gass: 'gas',
    smel: 'smell',
    heet: 'heat',
    burnin: 'burning',
    goin: 'going',
    comin: 'coming',
    thru: 'through',
    ther: 'there',
    loc: 'lock',
    flor: 'floor',
    braking: 'breaking',
    somone: 'someone',
    brocken: 'broken',
    plz: 'please',
    pls: 'please',
    appartment: 'apartment',
    aircon: 'ac',
    grandmas: 'grandma',
    o2: 'oxygen',
    nite: 'night',
    cuz: 'because',
  }).map(([spoken, plain]) => [spoken, plain.split(' ')]),
);
