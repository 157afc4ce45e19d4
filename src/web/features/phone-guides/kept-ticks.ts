// What is ticked in one guide of one assistant, kept in this browser. A tick belongs to the words it was
// given to: when number, hours or type change, the step that names them is to be done again.
import { tickPrefix } from '#web/lib/kept-input.ts';
import { readLocal, writeLocal } from '#web/lib/local-store.ts';
import type { PhoneGuideId } from './phone-platforms.ts';

/** `assistantId` is null for a guide that is read before there is an assistant. */
export function ticksKey(assistantId: number | null, guideId: PhoneGuideId): string {
  return `${tickPrefix}${assistantId ?? 'none'}.${guideId}`;
}

export function readTicks(key: string): ReadonlySet<string> {
  try {
    const stored: unknown = JSON.parse(readLocal(key) ?? '[]');
    return new Set(
      Array.isArray(stored) ? stored.filter((entry) => typeof entry === 'string') : [],
    );
  } catch {
    return new Set();
  }
}

/** Only what the guide holds now is kept: old words must not pile up. */
export function keepTicks(
  key: string,
  ticks: ReadonlySet<string>,
  held: readonly string[],
): ReadonlySet<string> {
  const kept = held.filter((text) => ticks.has(text));
  writeLocal(key, JSON.stringify(kept));
  return new Set(kept);
}
