// What of one instruction may be said to a caller: quoted speech, and speech after 'Say:' or
// 'Tell the caller that …' only when the rest is beyond doubt speech.
import { anyPhrase } from '#engine/phrases/phrase-pattern.ts';
import {
  aboutTheCall,
  callersWords,
  condition,
  forbidsSpeech,
  quotedTerm,
  sayVerb,
  statesSomething,
} from './script-cues.ts';

/** The quoted sentences of an instruction that are meant for the caller. */
export function quotedSpeech(sentence: string, label: string): string[] {
  const speech: string[] = [];
  for (const match of sentence.matchAll(/[“"]([^“”"]+)[”"]/g)) {
    const text = (match[1] ?? '').trim();
    const before = sentence.slice(0, match.index);
    // What an earlier quote of the sentence says is no instruction.
    const around = before.replace(/[“"][^“”"]*[”"]/g, ' … ');
    const isAlone = around.trim() === '' && (label !== '' || /[.!?]$/.test(text));
    // 'If you don't know, say …' forbids nothing.
    const order = around.replace(/^(?:if|when|whenever|should)\b[^,]*,/i, '');
    if (!/\p{L}/u.test(text) || forbidsSpeech.test(order)) continue;
    if (callersWords.test(around) || quotedTerm.test(around)) continue;
    // 'Court dates: “I can't discuss that.”'
    const isAfterColon = /:\s*$/.test(around) && text.split(/\s+/).length >= 3;
    if (sayVerb.test(around) || isAlone || isAfterColon) speech.push(text);
  }
  return speech;
}

const sayColon = /^(?:then |first |also |please )?say\s*:\s*(.+)$/is;
const tells = anyPhrase(`
  [then|also|please] (tell|remind|inform|advise|let) [the] (caller[s]|them|resident[s]|tenant[s]|owner[s]) [know]
  [then|also|please] (mention|explain|state|say)
`);
const tellThat = new RegExp(`^${tells}\\s+(that\\s+)?(.+)$`, 'is');
const toTheCaller =
  /\b(?:i|i['’]m|i['’]ll|we|our|us|you|your|thanks?|please|hello|hi|welcome|sorry)\b/i;

/** Unquoted speech as a sentence; null when in doubt. */
export function unquotedSpeech(sentence: string): string | null {
  if (/["“”]/.test(sentence) || condition.test(sentence)) return null;
  const said = sayColon.exec(sentence)?.[1];
  if (said !== undefined) return isSpeech(said) && toTheCaller.test(said) ? said.trim() : null;
  const told = tellThat.exec(sentence);
  const clause = told?.[2]?.trim() ?? '';
  // 'Tell them to email' is an order; 'that' may be left out only before a whole statement.
  const states =
    statesSomething.test(clause) && !/^(?:to|not|about|how|what|if|whether)\b/i.test(clause);
  if (clause === '' || !states || !isSpeech(clause) || clause.split(/\s+/).length < 4) return null;
  return asSpoken(clause);
}

/** No word about callers, no condition, no promise and nothing forbidden in it. */
function isSpeech(clause: string): boolean {
  return (
    !aboutTheCall.test(clause) &&
    !/\b(?:but|will|promise|if|only when|depending|as soon as|[\w'’]+ll)\b(?! be happy| help)/i.test(
      clause.replace(/\bI['’]ll\b|\bI can\b/gi, 'I'),
    )
  );
}

function asSpoken(clause: string): string {
  const sentence = clause.charAt(0).toUpperCase() + clause.slice(1);
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}
