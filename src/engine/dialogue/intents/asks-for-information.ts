// Whether a caller wants to be told something, rather than something done.
import { phraseMatcher } from '#engine/phrases/phrase-matcher.ts';
import { anyPhrase } from '#engine/phrases/phrase-pattern.ts';

const plea = phraseMatcher(
  {
    contains: `
    (can|could|would|will) <who> [please] (come|send|fix|repair|replace|look|check|help|get)
    (can|could|would|will) <who> [please] take (a look|a message|care)
  `,
  },
  { who: "you, you guys, y'all, they, someone, somebody, anyone, the *" },
);

const leadsToQuestion = anyPhrase(`
  and, but, so, hi, hello
  wondering, know, tell me, ask, asking, question, about
`);
const asking = anyPhrase(`
  what['s], where['s], when['s], who['s], whose, which, why, how['s]
  is, are, am i, do, does, did
  can, could, may, should, would, will
  if, whether
`);
/** A question word that opens a clause. */
const question = new RegExp(`(?:^|[,.;:!?]\\s*|\\b${leadsToQuestion}\\s+)${asking}\\b`, 'i');

/** 'What are your hours', 'I was wondering if …'; not 'Can you send someone?'. */
export function asksForInformation(utterance: string): boolean {
  return !plea.test(utterance) && question.test(utterance);
}
