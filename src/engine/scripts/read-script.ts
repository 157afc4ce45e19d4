// Reads one call script: what it lets the assistant say, ask and tell. The rest is instruction and
// is never spoken.
import type { RequestSlot } from '#engine/conversation.ts';
import { anyPhrase } from '#engine/phrases/phrase-pattern.ts';
import { condition, confidential, hidesPrevious, whenDone, whenUnknown } from './script-cues.ts';
import { type ScriptFact, scriptFacts } from './script-facts.ts';
import { type ScriptSentence, scriptSentences } from './script-sentences.ts';
import { slotsAskedFor } from './script-slots.ts';
import { quotedSpeech, unquotedSpeech } from './spoken-parts.ts';

/** When a sentence is said: as soon as the request comes, when all is noted (what a script says after its questions), without an answer, or on its topic. */
export type ScriptMoment = 'opening' | 'closing' | 'unknown' | 'topic';

export interface ScriptLine {
  kind: 'say' | ScriptFact['kind'];
  /** May be spoken as it is. */
  text: string;
  moment: ScriptMoment;
  /** The words of its condition or label, by which a topic is recognised; '' for none. */
  topic: string;
}

export interface ReadScript {
  lines: readonly ScriptLine[];
  /** The details to ask for, in the script's order; empty when it names none. */
  slots: readonly RequestSlot[];
  /** What it is for, in its own words: its first label or condition; '' for none. */
  subject: string;
}

/** `mayStateFacts` false: only quoted words are spoken, as in the emergency script. */
export function readScript(script: string, mayStateFacts = true): ReadScript {
  const sentences = scriptSentences(script);
  const hidden = hiddenSentences(sentences);
  const slots = new Set<RequestSlot>();
  const lines: ScriptLine[] = [];
  let subject = '';
  let context = { line: -1, topic: '', moment: null as ScriptMoment | null };
  sentences.forEach((sentence, at) => {
    if (sentence.speaker === 'caller') {
      context = { line: -1, topic: sentence.text, moment: null };
      return;
    }
    const isAfterAsking = slots.size > 0;
    const asked = slotsAskedFor(sentence.text);
    for (const slot of asked) slots.add(slot);
    const own = ownContext(sentence);
    // A bare 'Say …' goes with the condition of the sentence before it.
    const continues = own === null && continuesBefore(sentence, context.line);
    const topic = own?.topic ?? (continues ? context.topic : '');
    const moment = own?.moment ?? (continues ? context.moment : null);
    context = { line: sentence.line, topic, moment };
    if (subject === '') subject = topic;
    if (hidden.has(at)) return;
    for (const line of linesOf(sentence, mayStateFacts)) {
      // A question for a detail is asked in its turn, not said.
      if (line.kind === 'say' && asked.length > 0 && line.text.endsWith('?')) continue;
      lines.push({
        ...line,
        topic,
        moment:
          moment ??
          (topic !== ''
            ? 'topic'
            : isAfterAsking || whenDone.test(sentence.text)
              ? 'closing'
              : 'opening'),
      });
    }
  });
  return { lines, slots: [...slots], subject };
}

function continuesBefore({ text, speaker, line }: ScriptSentence, lineBefore: number): boolean {
  return speaker !== null || (/^(?:then |and )?say\b/i.test(text) && line - lineBefore <= 1);
}

function linesOf(
  sentence: ScriptSentence,
  mayStateFacts: boolean,
): Pick<ScriptLine, 'kind' | 'text'>[] {
  const { text, speaker } = sentence;
  const label = sentence.ownsLabel ? sentence.label : '';
  if (speaker === 'assistant') {
    return /^[[(]/.test(text) ? [] : [{ kind: 'say', text: text.replace(/^["“]|["”]$/g, '') }];
  }
  const quotes = quotedSpeech(text, label);
  const free = quotes.length === 0 ? unquotedSpeech(text) : null;
  const spoken = free === null ? quotes : [free];
  const facts = mayStateFacts && free === null ? scriptFacts(text, label) : [];
  return [...spoken.map((said) => ({ kind: 'say' as const, text: said })), ...facts];
}

/** The condition or label a sentence brings with it; null without one. */
function ownContext({ text, label }: ScriptSentence): {
  topic: string;
  moment: ScriptMoment | null;
} | null {
  const instruction = text.replace(/["“][^"”]*["”]/g, ' ');
  if (whenUnknown.test(instruction)) return { topic: '', moment: 'unknown' };
  if (condition.test(instruction)) return { topic: clauseOf(instruction), moment: 'topic' };
  const late = /(?<!\b(?:since|ask|out|check|know|see) )\b(?:if|when|in case) (.+)$/i.exec(
    instruction,
  )?.[1];
  if (late !== undefined) return { topic: clauseOf(late), moment: 'topic' };
  return label === '' ? null : { topic: label, moment: 'topic' };
}

const doing = anyPhrase(`
  say, tell, ask, answer, respond, reply, direct, send, transfer, point, refer, escalate, notify
  take, give, refuse, put, call, let, get, treat, do, use, offer
`);
const politely = anyPhrase('then, please, you (can|may|should)');
const thenDo = new RegExp(
  `^(.+?)(?::|,\\s*(?:${politely} )?${doing}\\b|\\bthen\\b|\\s${anyPhrase(
    "don't, say, tell, direct, transfer",
  )}\\b)`,
  'i',
);

/** The condition itself, without what is to be done then. */
function clauseOf(instruction: string): string {
  const clause = instruction.replace(
    /^(?:(?:but|and|then|also) )?(?:if|when|whenever|for|should|once|during|in case of) /i,
    '',
  );
  return (thenDo.exec(clause)?.[1] ?? clause).trim();
}

/** Sentences that are for the team only, by their own words or by the sentence after them. */
function hiddenSentences(sentences: readonly ScriptSentence[]): ReadonlySet<number> {
  const hidden = new Set<number>();
  sentences.forEach((sentence, at) => {
    if (hidesPrevious.test(sentence.text) && !/["“]/.test(sentence.text)) {
      hidden.add(at);
      const isBare = sentence.text.split(/\s+/).length <= 6;
      if (isBare && sentences[at - 1]?.line === sentence.line) hidden.add(at - 1);
    }
    if (confidential.test(sentence.text) && /internal|staff[ -]only/i.test(sentence.text)) {
      sentences.forEach((other, index) => {
        if (other.line === sentence.line && !/["“]/.test(other.text)) hidden.add(index);
      });
    }
  });
  return hidden;
}
