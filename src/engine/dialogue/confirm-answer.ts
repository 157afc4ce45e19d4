// The answer to 'Is that right?': yes, a correction, or what is to be changed.
import type { RequestSlot } from '#engine/conversation.ts';
import { isCorrection } from '#engine/slots/corrections.ts';
import { type FilledSlots, fillSlots, withSlots } from '#engine/slots/fill-slots.ts';
import { findName } from '#engine/slots/name.ts';
import { findProblem } from '#engine/slots/problem.ts';
import { yesOrNo } from '#engine/slots/yes-no.ts';
import { dialoguePhrases } from './dialogue-phrases.ts';
import { intentOf } from './intents/intent-of.ts';
import { continueRequest, draftOf, finishRequest, readBack } from './request-flow.ts';
import { phrase } from './said.ts';
import { asksForMaintenance, dropped, maintenanceAside, sideQuestion } from './slot-answer.ts';
import { givesUp } from './slot-refusal.ts';
import { goodbye } from './small-talk.ts';
import type { Draft, Step, TurnContext } from './turn-context.ts';

export function confirmAnswer(context: TurnContext): Step | null {
  const { utterance, state } = context;
  const draft = draftOf(state);
  if (draft === null) return null;
  const confirm = { kind: 'confirm-request' } as const;
  const question = phrase(dialoguePhrases.confirm);
  if (asksForMaintenance(utterance)) return maintenanceAside(context, draft, confirm, question);
  const changed = changesTo(draft, utterance);
  // 'That's it' ends other questions with a no.
  const answer = /^that'?s (?:it|all|everything)\b/i.test(utterance) ? 'yes' : yesOrNo(utterance);
  if (changed !== null) {
    context.trace.push(`corrected: ${Object.keys(changed).join(', ')}`);
    const next = { ...draft, request: withSlots(draft.request, changed) };
    return readBack(next, [phrase(dialoguePhrases.corrected)]);
  }
  if (answer === 'yes') return finishRequest(context, draft);
  if (givesUp.test(utterance)) return dropped();
  const slot = slotNamed(utterance);
  if (slot !== null) {
    const next = {
      ...draft,
      request: { ...draft.request, [slot]: null },
      skipped: draft.skipped.filter((one) => one !== slot),
    };
    return continueRequest(context, next, []);
  }
  if (answer === 'no' || isCorrection(utterance)) {
    return { say: [phrase(dialoguePhrases.whatToChange)], action: 'collect', pending: confirm };
  }
  if (intentOf(utterance) === 'goodbye') return finishAndEnd(context, draft);
  return sideQuestion(context, confirm, question);
}

/** 'That's all, bye' to 'Is that right?' is a yes of someone in a hurry. */
function finishAndEnd(context: TurnContext, draft: Draft): Step {
  const finished = finishRequest(context, draft);
  const end = goodbye(context);
  return { ...end, say: [...finished.say.slice(0, -1), ...end.say], done: draft.request };
}

/** What the caller says differently from what was read back; null for nothing. */
function changesTo({ request }: Draft, utterance: string): FilledSlots | null {
  const answer = yesOrNo(utterance);
  const bare = (/\bshould (?:be|say)\s+(.+)$/i.exec(utterance)?.[1] ?? utterance).replace(
    /^(?:no|nope|not quite|yes|yeah)\b[,.! ]*/i,
    '',
  );
  if (answer === 'yes' || bare.trim() === '') return null;
  const phone = fillSlots(bare, 'phone').phone;
  const unit = fillSlots(bare, 'unit').unit;
  const lastName = /\blast name(?: is|'s)?\s+(?:\w+,?\s+)?([\p{L}'-]+)\s*$/iu.exec(bare)?.[1];
  const firstName = request.name?.split(' ')[0];
  const name =
    lastName !== undefined && firstName !== undefined
      ? `${firstName} ${capitalised(lastName)}`
      : findName(
          bare,
          answer === 'no' || isCorrection(utterance) || /\b(?:name|should be)\b/i.test(utterance),
        );
  const filled: FilledSlots = {
    ...(phone !== undefined && { phone }),
    ...(unit !== undefined && phone === undefined && { unit }),
    ...(name !== null && phone === undefined && unit === undefined && { name }),
  };
  const isProblem = /\b(?:problem|issue|it's about|description)\b/i.test(bare);
  const problem = isProblem && Object.keys(filled).length === 0 ? findProblem(bare) : null;
  if (problem !== null && !/\b(?:wrong|not right|change)\b/i.test(bare)) return { problem };
  const isNew = (Object.keys(filled) as RequestSlot[]).some(
    (slot) => filled[slot] !== request[slot],
  );
  return isNew ? filled : null;
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function slotNamed(utterance: string): RequestSlot | null {
  if (/\bname\b/i.test(utterance)) return 'name';
  if (/\b(?:phone|call-?back|number)\b/i.test(utterance) && !/\bunit\b/i.test(utterance))
    return 'phone';
  if (/\b(?:unit|apartment|address|building|lot)\b/i.test(utterance)) return 'unit';
  return /\b(?:description|problem|issue|message)\b/i.test(utterance) ? 'problem' : null;
}
