// 'No, solo quiero saber si hay estacionamiento': what a Spanish caller wants who says that nothing is wrong.
import { plainSpanish } from '#engine/emergency/spanish/spanish-words.ts';

const opening =
  /^[\s¿¡]*(?:(?:no|nop|perd[oó]n|disculpe|ay|oiga|espere|bueno|pues|ok|okay|est[aá] bien|todo (?:est[aá] )?bien|estamos bien|estoy bien|falsa alarma|olv[ií]delo|para nada|ya pas[oó]|nada de eso)(?![\p{L}])[,.!;\s]*)+/iu;
const wish =
  /^(?:y |pero |es que |lo que pasa es que )?(?:yo )?(?:(?:solo|solamente|nomas|nada mas|unicamente|simplemente) )?(?:quiero|quisiera|queria|necesito|necesitaba|ocupo|deseo|me gustaria|llamo|llamaba|llame|hablo|hablaba|pregunto|preguntaba|busco|tengo una (?:pregunta|duda)|estoy (?:llamando|preguntando|buscando))\b/u;
const asks =
  /^(?:y |pero )?(?:que|cual|cuales|cuanto|cuanta|cuantos|cuando|como|donde|a que|hasta que|desde que|quien|tienen|aceptan|permiten|puedo|se puede|abren|cierran|hay que)\b/u;

/** The words of the other matter; null when there is none. */
export function spanishOtherMatter(utterance: string): string | null {
  const rest = utterance.replace(opening, '');
  if (rest === utterance) return null;
  return (
    [rest, ...rest.split(/(?<=[.!?])\s+/u).slice(1)].find(
      (part) => wish.test(plainSpanish(part)) || isSpanishQuestion(part),
    ) ?? null
  );
}

/** By its marks or its first word. */
export function isSpanishQuestion(utterance: string): boolean {
  return /[¿?]/u.test(utterance) || asks.test(plainSpanish(utterance).trim());
}

/** 'Solo quiero saber', 'nada más llamaba'. */
export function saysOnlyInSpanish(utterance: string): boolean {
  return /\b(?:solo|solamente|nomas|nada mas|unicamente|simplemente)\b/u.test(
    plainSpanish(utterance),
  );
}
