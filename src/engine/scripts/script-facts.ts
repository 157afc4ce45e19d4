// Facts inside instructions that may be told: a plain statement with a figure, or an address or
// number callers are sent to. Nothing that is marked as internal, and no codes.
import { phraseMatcher } from '#engine/phrases/phrase-matcher.ts';
import {
  aboutTheCall,
  condition,
  confidential,
  hasFigure,
  startsAsOrder,
  statesSomething,
} from './script-cues.ts';

export interface ScriptFact {
  kind: 'statement' | 'link' | 'number';
  /** The statement, the address or the number as written. */
  text: string;
}

const link =
  /\b(?:https?:\/\/[^\s,;)"”]+[^\s,;.)"”]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?:www\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|net|org|us|io|co|gov|info|biz|app|house|homes|example)(?:\/[^\s,;)"”]*[^\s,;.)"”])?)/i;
const number = /(?:\+?1[-. ]?)?\(?\b\d{3}\)?[-. ]\d{3}[-. ]\d{4}\b/;
const sendsCaller =
  /\b(?:direct|send|point|refer|give|submit|pay|use|visit|go|through|guide|steer)\b/i;
const sendsToNumber = /\b(?:direct|send|point|refer|give)\b/i;

/** The facts of one sentence that stands without quoted speech. */
export function scriptFacts(sentence: string, label: string): ScriptFact[] {
  const whole = label === '' ? sentence : `${label}: ${sentence}`;
  if (/["“”]/.test(sentence)) return linksOnly(sentence);
  if (confidential.test(whole)) return [];
  if (isStatement(sentence)) {
    return [{ kind: 'statement', text: /^\p{Ll}/u.test(sentence) ? whole : sentence }];
  }
  // 'Board meetings: second Thursday at 6:30 PM.' is a statement without a verb.
  if (label !== '' && isLabelled(label, sentence)) return [{ kind: 'statement', text: whole }];
  if (/\b(?:do not|don['’]?t|never)\b/i.test(sentence)) return [];
  const address = sendsCaller.test(sentence) ? link.exec(sentence)?.[0] : undefined;
  if (address !== undefined && !isForStaff(sentence)) return [{ kind: 'link', text: address }];
  const toCall = sendsToNumber.test(sentence) ? number.exec(sentence)?.[0] : undefined;
  return toCall !== undefined && !isForStaff(sentence) ? [{ kind: 'number', text: toCall }] : [];
}

function linksOnly(sentence: string): ScriptFact[] {
  const bare = sentence.replace(/["“][^"”]*["”]/g, ' ');
  const address = /\b(?:direct|send|point|refer)\b/i.test(bare) ? link.exec(bare)?.[0] : undefined;
  const isOpen = address !== undefined && !confidential.test(bare) && !isForStaff(bare);
  return isOpen ? [{ kind: 'link', text: address }] : [];
}

function isStatement(sentence: string): boolean {
  return (
    statesSomething.test(sentence) &&
    hasFigure.test(sentence) &&
    !startsAsOrder.test(sentence) &&
    !condition.test(sentence) &&
    !/^you\b/i.test(sentence) &&
    !aboutTheCall.test(sentence) &&
    !/\bemergenc(?:y|ies)\b/i.test(sentence)
  );
}

function isLabelled(label: string, value: string): boolean {
  return (
    hasFigure.test(value) &&
    !number.test(value) &&
    !link.test(value) &&
    !startsAsOrder.test(value) &&
    !aboutTheCall.test(`${label} ${value}`) &&
    !/\b(?:if|when|list|steps?|ask|take|collect|call|transfer|page)\b/i.test(`${label} ${value}`)
  );
}

const forStaff = phraseMatcher({
  contains: `
    notify, escalate, page, log, record, subject, dispatch, transfer
    (email|e-mail) (it|the|this)
  `,
});

/** Goes to the team, not to the caller: 'Send to manager@…', 'log it at …'. */
function isForStaff(sentence: string): boolean {
  return forStaff.test(sentence) || /\bsend (?:it |this |the \w+ )?to\s+\S+@/i.test(sentence);
}
