// Recognises the request a script is for by the words of its label or condition:
// 'Lockouts: …', 'If a caller asks about pool access, …'.
import { splitWords } from '#engine/retrieval/split-words.ts';
import { stemWord } from '#engine/retrieval/stem-word.ts';
import { stopWords } from '#engine/retrieval/stop-words.ts';
import { topicShareFrom } from '#engine/retrieval/thresholds.ts';

// Words of scripts that do not tell what a request is about.
const general = new Set(
  `caller callers call calls calling resident residents tenant tenants owner owners someone somebody anyone
  anybody people person they them their ask asks asking asked about mention mentions say says want wants
  need needs report reports request requests question questions inquiry inquiries issue issues problem
  problems complaint complaints hour hours info information regarding related matter matters type
  anything something starts wish wishes would like`
    .split(/\s+/)
    .map(stemWord),
);

/** Each alternative of 'Press or media calls' as the stems that tell it. */
export function topicAlternatives(topic: string): string[][] {
  return topic
    .split(/,|\/|;|\bor\b|\band\b|&/i)
    .map((part) => topicStems(part))
    .filter((stems) => stems.length > 0);
}

/** The telling stems of a text. */
function topicStems(text: string): string[] {
  const stems = splitWords(text)
    .filter((word) => !stopWords.has(word) && !/^\d/.test(word))
    .map(stemWord);
  return [...new Set(stems)].filter((stem) => !general.has(stem));
}

/** The stems of what was said, to compare with alternatives. */
export function saidStems(utterance: string): ReadonlySet<string> {
  return new Set(splitWords(utterance).map(stemWord));
}

/** How much of the best alternative was said, 0 to 1; 0 when it is too little. */
export function topicShare(
  alternatives: readonly (readonly string[])[],
  said: ReadonlySet<string>,
): number {
  const shares = alternatives.map((stems) => {
    const share = stems.filter((stem) => said.has(stem)).length / stems.length;
    return share >= topicShareFrom ? share : 0;
  });
  return Math.max(0, ...shares);
}
