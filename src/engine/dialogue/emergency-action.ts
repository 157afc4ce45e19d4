// What is said and done in an emergency: advice first, then the transfer, the message or the request.
import type { CallerRequest, EmergencyFinding } from '#engine/conversation.ts';
import { saidStems, topicShare } from '#engine/scripts/script-topic.ts';
import { withSlots } from '#engine/slots/fill-slots.ts';
import { defaultCallScripts } from '#shared/domain/default-call-scripts.ts';
import { setupTypes } from '#shared/domain/setup-type.ts';
import { clipQuote } from './clip-quote.ts';
import { dialoguePhrases } from './dialogue-phrases.ts';
import { continueRequest, draftOf } from './request-flow.ts';
import { phrase, quoted, type Said } from './said.ts';
import { pickUpFor, transferTo } from './transfer-decision.ts';
import { transferSaid } from './transfer-turn.ts';
import type { Draft, Step, TurnContext } from './turn-context.ts';

/** What an urgent matter or a danger to life demands: advice, then a person, a message or the request. */
export function act(context: TurnContext, finding: EmergencyFinding): Step {
  const matter = finding.level === 'life' ? 'life' : 'emergency';
  const pickUp = pickUpFor(context, matter);
  const transfer = transferTo(pickUp, matter);
  const advice = adviceFor(context, finding, transfer !== null);
  const draft = urgent(draftWith(context, finding.category));
  if (transfer !== null) {
    const say = [...advice, transferSaid(context, pickUp)];
    return { say, action: 'transfer', pending: null, transfer, draft };
  }
  if (finding.level === 'life') {
    const { onceSafe, orMessage } = dialoguePhrases;
    return {
      say: [...advice, phrase(finding.category === 'self-harm' ? orMessage : onceSafe)],
      action: 'answer',
      pending: { kind: 'offer-message' },
      draft,
    };
  }
  return continueRequest(context, draft, advice);
}

function urgent(draft: Draft): Draft {
  return { ...draft, request: { ...draft.request, isUrgent: true } };
}

/** The request being taken, with these words as its matter if it had none; else a new one. */
export function draftWith(
  { state, utterance, reader }: TurnContext,
  category: string | null,
): Draft {
  const kind = state.pending?.kind;
  const matter = reader.matterOf(utterance);
  const isTaken = kind === 'slot' || kind === 'confirm-request' || kind === 'confirm-emergency';
  const kept = isTaken ? draftOf(state) : null;
  if (kept !== null) {
    return { ...kept, request: { ...kept.request, problem: kept.request.problem ?? matter } };
  }
  const forPolice = category !== null && peopleCategories.has(category);
  const request: CallerRequest = {
    kind: forPolice ? 'message' : 'maintenance',
    ...state.caller,
    problem: matter,
  };
  return {
    request: withSlots(request, reader.details(utterance, null)),
    script: forPolice ? 'ownerRequests' : 'maintenanceRequests',
    skipped: [],
  };
}

/** Nothing for a maintenance team. */
const peopleCategories = new Set(['medical', 'self-harm', 'violence', 'intruder']);

/** One instruction: who is being put through is given no second number to call. */
function adviceFor(
  context: TurnContext,
  finding: EmergencyFinding,
  isTransferred: boolean,
): Said[] {
  const { index, reader } = context;
  const emergencyNumber = isTransferred ? '' : index.setup.emergencyNumber;
  const text = clipQuote(reader.advice(finding, emergencyNumber), 420);
  const fixed = { sentence: text, values: {} };
  const number = index.passages.get('setting:emergencyNumber');
  const advice =
    number === undefined || !text.includes(number.text)
      ? { text, source: null, fixed }
      : { ...quoted(number, number.text), text, fixed };
  return [advice, ...ownAdvice(context)];
}

/** What the customer's own emergency script has the assistant say in this very case. */
function ownAdvice({ index, utterance }: TurnContext): Said[] {
  // The default script says in other words what the advice says already.
  const own = index.setup.callInstructions?.urgentIssues;
  if (
    own === undefined ||
    setupTypes.some((type) => own === defaultCallScripts(type).urgentIssues)
  ) {
    return [];
  }
  const lines = index.scripts.get('urgentIssues')?.lines ?? [];
  const said = saidStems(utterance);
  return lines
    .filter(({ alternatives }) => topicShare(alternatives, said) > 0)
    .slice(0, 1)
    .map(({ passage }) => quoted(passage, clipQuote(passage.text, 160)));
}
