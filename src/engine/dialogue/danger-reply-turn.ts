// The reply to the one danger question: acted on, cleared up, or taken as what it is (a detail, a
// question, another matter), after which the question is put once more.
import type { EmergencyFinding, PendingQuestion } from '#engine/conversation.ts';
import { noEmergency } from '#engine/emergency/emergency-level.ts';
import { type FilledSlots, withSlots } from '#engine/slots/fill-slots.ts';
import { askAboutDanger } from './ask-about-danger.ts';
import { dialoguePhrases } from './dialogue-phrases.ts';
import { act } from './emergency-action.ts';
import { continueRequest, draftOf } from './request-flow.ts';
import { phrase, type Said } from './said.ts';
import type { Draft, EmergencyTurn, Step, TurnContext } from './turn-context.ts';

type Asked = Extract<PendingQuestion, { kind: 'confirm-emergency' }>;

/** `found` is what the words of the reply themselves tell. */
export function replyToDangerQuestion(
  context: TurnContext,
  asked: Asked,
  found: EmergencyFinding,
): EmergencyTurn {
  const { utterance, reader } = context;
  const isNews =
    found.level === 'possible' && found.category !== 'other' && found.category !== asked.category;
  const finding = reader.repliesOnlyDetail(utterance)
    ? { level: 'possible' as const, category: asked.category, evidence: null }
    : reader.answerTo(utterance, asked.category, found);
  if (finding.level === 'life' || finding.level === 'urgent') {
    return { finding, step: act(context, finding) };
  }
  if (isNews && !asked.isAgain) {
    return { finding: found, step: askAboutDanger(context, found.category ?? 'other') };
  }
  if (finding.level === 'none') {
    return {
      finding: found.level === 'info' ? found : noEmergency,
      step: clearedUp(context, asked),
    };
  }
  const intent = reader.intentOf(utterance);
  if (intent !== null && handledElsewhere.has(intent)) return { finding: noEmergency, step: null };
  if (intent === 'hold') {
    const { moment } = dialoguePhrases;
    return {
      finding,
      step: { say: [phrase(moment)], action: 'confirm_emergency', pending: asked },
    };
  }
  return asked.isAgain
    ? { finding: noEmergency, step: goOn(context, asked) }
    : { finding, step: askAgain(context, asked) };
}
/** 'Sorry, what?' gets the question once more, 'a person, please' a person. */
const handledElsewhere = new Set(['repeat', 'human', 'goodbye']);

/** null: what was begun goes on. */
function clearedUp(context: TurnContext, { category }: Asked): Step | null {
  const { reader } = context;
  const other = reader.otherMatter(context.utterance);
  if (other !== null && reader.saysOnly(other)) {
    return reader.newMatter(aboutOther(context, other));
  }
  if (category !== 'self-harm') return null;
  const { careNo, anythingElse } = dialoguePhrases;
  return {
    say: [phrase(careNo), phrase(anythingElse)],
    action: 'answer',
    pending: { kind: 'anything-else' },
    draft: null,
  };
}

function aboutOther(context: TurnContext, utterance: string): TurnContext {
  return { ...context, utterance, state: { ...context.state, pending: null, request: null } };
}

function askAgain(context: TurnContext, asked: Asked): Step {
  const draft = draftOf(context.state);
  const filled = detailsIn(context);
  const matter = draft?.request.problem ?? '';
  const question = context.reader.dangerQuestionAgain(asked.category, matter);
  return {
    say: [...aside(context, filled), phrase(question)],
    action: 'confirm_emergency',
    pending: { ...asked, isAgain: true },
    ...(draft !== null && { draft: withDetails(draft, filled) }),
  };
}

/** Asked twice and not confirmed: what to do in danger is said, and the matter goes on. */
function goOn(context: TurnContext, asked: Asked): Step | null {
  const draft = draftOf(context.state);
  if (draft === null) return null;
  const filled = detailsIn(context);
  const care =
    asked.category === 'self-harm'
      ? context.reader.careSentences.map((sentence) => phrase(sentence))
      : [phrase(dialoguePhrases.dangerFirst)];
  return continueRequest(context, withDetails(draft, filled), [...aside(context, filled), ...care]);
}

function withDetails(draft: Draft, filled: FilledSlots): Draft {
  return { ...draft, request: withSlots(draft.request, filled) };
}

function detailsIn({ utterance, reader }: TurnContext): FilledSlots {
  if (!reader.givesOnlyDetail(utterance)) return reader.details(utterance, null);
  return reader.details(utterance, /\d/u.test(utterance) ? 'unit' : 'name');
}

/** What the reply itself gets before the question is put again. */
function aside(context: TurnContext, filled: FilledSlots): readonly Said[] {
  if (Object.keys(filled).length > 0) return [phrase(dialoguePhrases.gotIt)];
  return context.reader.asks(context.utterance) ? context.reader.aside(context) : [];
}
