// Whether a sentence has the shape of an everyday wish: a question about price, permission or time, or
// 'I'd like'. Callers in trouble rarely speak so; 'can you send someone' and 'what do I do' they say.
import type { CallerWord } from './caller-words.ts';

const greeting =
  '(?:(?:hi|hello|hey|so|um|uh|and|ok|okay|good|morning|afternoon|please|well|yes|yeah|no) ){0,4}';
const questionOpening = new RegExp(
  `^${greeting}(?:what|who|where|when|which|whose|how|do|does|did|may|are|is (?:it|that|the|this|there|my)(?! (?:normal|safe|dangerous|bad|serious|supposed))|(?:can|could|would|will|should|must) (?:i|we|my|our|it|you|they|the)|(?:i|we) (?:would )?(?:like|love)) `,
  'u',
);
/** After a comma: 'my son has asthma, when do you spray', 'we have a toddler, can something be done'. */
const questionTail =
  /^(?:and |so )?(?:when|how (?:long|much|many|do i get)|is (?:it|that)|do (?:i|you|they|we)|does|will (?:it|that)|(?:can|may|could|would|should) (?:i|we|it|they|something|my|that)) /u;

/** Reads the sentence clause by clause. */
export function asksAboutService(sentence: readonly CallerWord[]): boolean {
  return clausesOf(sentence).some((clause, index) =>
    (index === 0 ? questionOpening : questionTail).test(`${clause} `),
  );
}

function clausesOf(sentence: readonly CallerWord[]): string[] {
  const clauses: string[][] = [[]];
  for (const { text, opensClause } of sentence) {
    if (opensClause) clauses.push([]);
    clauses.at(-1)?.push(text);
  }
  return clauses.map((words) => words.join(' '));
}
