// Cuts a call script into instructions: one per sentence, bullet or line of a sample dialogue.
import { phraseMatcher } from '#engine/phrases/phrase-matcher.ts';

export interface ScriptSentence {
  text: string;
  /** The words before a colon that name the subject: 'Lockouts', 'Gym hours'; '' for none. */
  label: string;
  /** False for a label that was given to a sentence before it. */
  ownsLabel: boolean;
  /** Who says it in a sample dialogue; null outside one. */
  speaker: 'caller' | 'assistant' | null;
  /** Sentences of one line or bullet share it. */
  line: number;
}

const bullet = /^\s*(?:[-*•–—·▪●]+|\(?\d{1,2}[.)]|\(?[a-z][.)]|step \d+\s*[:.)-])\s+/i;
const callerPrefix = /^(?:caller|customer|resident|tenant|owner|them)\s*:\s*/i;
const assistantPrefix =
  /^(?:you|assistant|agent|rep|representative|receptionist|operator|bot|ai|us|me)\s*:\s*/i;
const stageDirection = /^[[({].*[\])}]$/;
// A colon after these introduces what to say or to collect, not a subject.
const verbLabel = phraseMatcher({
  before: 'then, first, also',
  starts: `
    say, ask, collect, get, take, gather, tell, record, respond, answer, reply, greet
    note, read, end, close, use, notify, transfer, mention, inform, explain, state, remember, warn
    script, wording, optional, important, step
    if, when, do, don't, never, always
  `,
});

/** The sentences of one script in order. */
export function scriptSentences(script: string): ScriptSentence[] {
  const sentences: ScriptSentence[] = [];
  let heading = '';
  script.split(/\r?\n/).forEach((raw, line) => {
    const text = raw.replace(bullet, '').trim();
    if (text === '' || stageDirection.test(text)) return;
    const speaker = callerPrefix.test(text)
      ? 'caller'
      : assistantPrefix.test(text)
        ? 'assistant'
        : null;
    if (speaker !== null) {
      const said = text.replace(callerPrefix, '').replace(assistantPrefix, '').trim();
      if (said !== '') sentences.push({ text: said, label: '', ownsLabel: false, speaker, line });
      return;
    }
    if (isHeading(text)) {
      heading = text.replace(/:$/, '');
      return;
    }
    let label = heading;
    for (const sentence of splitSentences(text)) {
      const labelled = splitLabel(sentence);
      label = labelled.label || label;
      sentences.push({
        text: labelled.rest.replace(/;$/, ''),
        label,
        ownsLabel: labelled.label !== '',
        speaker: null,
        line,
      });
    }
  });
  return sentences;
}

/** A short line of its own without an end: 'MAINTENANCE', 'Gym hours', 'Pool:'. */
function isHeading(text: string): boolean {
  const words = text.split(/\s+/);
  if (words.length > 4 || /[.!?;,"“”]/.test(text) || verbLabel.test(text)) return false;
  return text.endsWith(':') || text === text.toUpperCase() || /^\p{Lu}[\p{L}\s&/-]*$/u.test(text)
    ? !/\b(?:name|unit|number|phone|address|issue|problem)\b/i.test(text)
    : false;
}

function splitLabel(text: string): { label: string; rest: string } {
  const match = /^([^:.!?"“”]{2,60}?)(?::|\s[-–—])\s+(.+)$/su.exec(text);
  const label = match?.[1]?.trim() ?? '';
  if (!match || verbLabel.test(label) || label.split(/\s+/).length > 9) {
    return { label: '', rest: text };
  }
  return { label, rest: (match[2] ?? '').trim() };
}

/** At full stops, question and exclamation marks and semicolons outside quotation marks. */
function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at] ?? '';
    if (char === '“') isQuoted = true;
    else if (char === '”') isQuoted = false;
    else if (char === '"') isQuoted = !isQuoted;
    const closesQuote = /["”]/.test(char) && !isQuoted && /[.!?]/.test(text[at - 1] ?? '');
    const ends = !isQuoted && (/[.!?;]/.test(char) || closesQuote);
    const next = text.slice(at + 1);
    const isBorder =
      ends &&
      (next.trim() === '' ||
        /^\s+[\p{Lu}\d"“(]/u.test(next) ||
        (char === ';' && /^\s/.test(next))) &&
      !/\b(?:e\.g|i\.e|etc|approx|no|st|ave|apt|mr|mrs|ms|dr|p\.o|a\.m|p\.m)\.$/i.test(
        text.slice(start, at + 1),
      );
    if (!isBorder) continue;
    sentences.push(text.slice(start, at + 1).trim());
    start = at + 1;
  }
  sentences.push(text.slice(start).trim());
  return sentences.filter((sentence) => /[\p{L}\d]/u.test(sentence));
}
