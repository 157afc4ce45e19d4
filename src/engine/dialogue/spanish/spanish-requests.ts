// A message or maintenance request taken in Spanish: begun, asked for detail by detail, done.
import type { CallerRequest } from '#engine/conversation.ts';
import { dialoguePhrases } from '#engine/dialogue/dialogue-phrases.ts';
import { continueRequest } from '#engine/dialogue/request-flow.ts';
import { phrase, type Said } from '#engine/dialogue/said.ts';
import type { Draft, Step, TurnContext } from '#engine/dialogue/turn-context.ts';
import { plainSpanish } from '#engine/emergency/spanish/spanish-words.ts';
import type { ScriptId } from '#engine/scripts/compile-scripts.ts';
import { spanishDetails } from '#engine/slots/spanish/spanish-details.ts';
import { isAboutSpanishAccount } from './spanish-intents.ts';

const onlyWish =
  /^\W*(?:(?:hola|buenas?|buenos dias|por favor|quiero|quisiera|necesito|me gustaria|puedo|puede|favor de|si)\W+)*(?:dejar|dejarle|tomar|tome|reportar|hacer|pedir)?\W*(?:un|el|una)?\W*(?:mensaje|recado|reporte|solicitud|reparacion|mantenimiento|una reparacion)?(?:\W+(?:por favor|de mantenimiento|para la oficina|para el manager|para alguien|con alguien|para la junta(?: directiva)?))*\W*$/u;

/** @param said what the message is about as far as it was told */
export function takeSpanishMessage(context: TurnContext, said: string | null): Step {
  const script = isAboutSpanishAccount(said ?? '') ? 'paymentRequests' : 'ownerRequests';
  return begin(context, 'message', script, said, [phrase(dialoguePhrases.startMessage)]);
}

export function takeSpanishMaintenance(context: TurnContext): Step {
  return begin(context, 'maintenance', 'maintenanceRequests', context.utterance, [
    phrase(dialoguePhrases.startMaintenance),
  ]);
}

function begin(
  context: TurnContext,
  kind: CallerRequest['kind'],
  script: ScriptId,
  said: string | null,
  lead: readonly Said[],
): Step {
  const problem = said === null || onlyWish.test(plainSpanish(said)) ? null : said.slice(0, 300);
  const known = { ...context.state.caller, ...spanishDetails(context.utterance, null) };
  const draft: Draft = { request: { kind, ...known, problem }, script, skipped: [] };
  context.trace.push(`request: ${kind} by ${script}`);
  return continueRequest(context, draft, lead);
}
