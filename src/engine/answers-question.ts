// Whether a sentence can be an answer to what was asked at all: an amount to 'how much', somebody to 'who'.

import { statedFacts } from './stated-facts.ts';
import { contentStems, kindOf } from './statements.ts';

interface Passage {
  id: string;
  title: string;
  text: string;
}

interface Wanted {
  asked: RegExp;
  /** Kinds of facts that answer it, see stated-facts.ts. */
  facts: RegExp;
  /** Words that do. */
  words: RegExp;
  names?: RegExp;
}

const wanted: readonly Wanted[] = [
  {
    asked:
      /\b(?:how much (?:is|are|does|do|will|would)|what (?:does|do|will) .*\bcosts?|price|what is the (?:\w+ )?(?:fee|charge|rent|deposit))\b/i,
    facts: /^(?:money|percent)$/,
    words: /\b(?:free|no (?:\w+ )?(?:charge|fee|cost)|included|waived|depends?|varies)\b/i,
  },
  {
    asked: /\bhow many\b/i,
    facts: /^(?:number|name|minutes|hours|days|weeks|months|years|percent)$/,
    words: /\b(?:one|no|none|any|each|every|single|unlimited)\b/i,
  },
  {
    asked: /^(?:\W|and |so )*(?:when\b|what time\b|until when\b)/i,
    facts: /^(?:time|clock|day|days|month|number|hours|minutes|weeks|months|years)$/,
    words:
      /\b(?:always|never|daily|weekly|monthly|annually|any ?time|after|before|once|until|during|within|soon|immediately|every|spring|summer|fall|autumn|winter|morning|evening|night|year-round|closed|open)\b/i,
  },
  {
    asked: /^(?:\W|and |so )*(?:who|whose|whom)\b/i,
    facts: /^(?:phone|address)$/,
    words:
      /\b(?:residents?|tenants?|renters?|owners?|landlords?|guests?|visitors?|managers?|management|office|staff|team|board|committee|association|company|contractors?|vendors?|plumbers?|police|people|person|anyone|everyone|members?|children|adults|you|we)\b/i,
    names: /\b[A-Z][a-z]+ [A-Z][a-z]+\b/,
  },
];

/**
 * @param cited what the answer rests on
 * @param all what else was at hand: a question that names what another passage is on is not answered by this one
 */
export function answersQuestion(
  question: string,
  answer: string,
  cited: Passage,
  all: readonly Passage[],
): boolean {
  const facts = statedFacts(answer).map(kindOf);
  const isOfKind = wanted.every(
    (kind) =>
      !kind.asked.test(question) ||
      kind.words.test(answer) ||
      kind.names?.test(answer) ||
      facts.some((fact) => kind.facts.test(fact)),
  );
  if (!isOfKind) return false;
  const asked = contentStems(question);
  const sharedWith = (text: string) =>
    [...contentStems(text)].filter((word) => asked.has(word)).length;
  if (sharedWith(`${cited.title}\n${cited.text}`) > 0) return true;
  // A word of a title or two of a text are what it is about, one of a text may be chance.
  return all.every(({ title, text }) => sharedWith(title) === 0 && sharedWith(text) < 2);
}
