// Whether a simulated call was completed before in this browser, per assistant.
import { callPrefix } from '#web/lib/kept-input.ts';
import { readLocal, writeLocal } from '#web/lib/local-store.ts';

const keyOf = (assistantId: number) => `${callPrefix}${assistantId}`;

/** @returns true the first time it is called for an assistant */
export function noteCompletedCall(assistantId: number): boolean {
  const isFirst = readLocal(keyOf(assistantId)) === null;
  writeLocal(keyOf(assistantId), 'yes');
  return isFirst;
}
