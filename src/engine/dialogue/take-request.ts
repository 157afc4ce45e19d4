// Begins a maintenance request or a message with what the caller has said so far.
import { findProblem } from '#engine/slots/problem.ts';
import { dialoguePhrases } from './dialogue-phrases.ts';
import { isAboutAccount } from './intents/is-about-account.ts';
import { isAfterHours } from './office-status.ts';
import { startRequest } from './request-flow.ts';
import { phrase, type Said } from './said.ts';
import type { Step, TurnContext } from './turn-context.ts';

/** @param told on the matter before it is taken down: 'The handyman changes batteries on Tuesdays.' */
export function takeMaintenance(context: TurnContext, told: readonly Said[] = []): Step {
  const { utterance } = context;
  const lead = [...told, phrase(dialoguePhrases.startMaintenance)];
  // Out of hours danger comes first; by day only when the caller has not said what is wrong.
  const problem = findProblem(utterance);
  if (isAfterHours(context) || problem === null) {
    lead.push(phrase(dialoguePhrases.dangerFirst));
  }
  return startRequest(context, 'maintenance', 'maintenanceRequests', problem, lead);
}

/** 'I want to leave a message', or yes to the offer. */
export function takeMessage(context: TurnContext, problem: string | null = null): Step {
  const told = problem ?? subjectOf(context.utterance);
  const isAccount = isAboutAccount(told ?? context.utterance);
  return startRequest(context, 'message', isAccount ? 'paymentRequests' : 'ownerRequests', told, [
    phrase(dialoguePhrases.startMessage),
  ]);
}

/** What a message is about, when it is told along: 'leave a message about my deposit'. */
export function subjectOf(utterance: string): string | null {
  const about = /\b(?:about|regarding|that|saying)\s+(.+)$/i.exec(utterance)?.[1];
  return about === undefined ? null : findProblem(about);
}
