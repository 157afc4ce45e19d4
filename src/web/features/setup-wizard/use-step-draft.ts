// The draft of one step: kept in this browser a moment after typing, given back when the step opens.
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { StepName } from '#shared/domain/completeness.ts';
import { useDraftKeeper } from './draft-keeper.ts';

export interface StepDraft<Values> {
  /** What was typed before and is not saved, as it was typed; null when there is nothing. */
  restored: Values | null;
  /** Call on every change: kept 300 ms later, and at once when the page is left. */
  keep: (values: Values) => void;
  /** Call when there is nothing left to keep. `saveSection` does it on success. */
  clear: () => void;
}

/**
 * `read` turns stored JSON into values, or null for what it does not recognise: stored text may come
 * from an older version of this page.
 */
export function useStepDraft<Values>(
  step: StepName,
  read: (stored: unknown) => Values | null,
): StepDraft<Values> {
  const keeper = useDraftKeeper();
  // Read once: what is on the screen is newer than the copy of it.
  const [restored] = useState(() => {
    const stored = keeper.take(step);
    const values = read(stored);
    if (stored !== null && values === null) keeper.clear(step);
    return values;
  });
  const keep = useCallback((values: Values) => keeper.keep(step, values), [keeper, step]);
  const clear = useCallback(() => keeper.clear(step), [keeper, step]);
  useEffect(() => () => keeper.keepNow(), [keeper]);
  return useMemo(() => ({ restored, keep, clear }), [restored, keep, clear]);
}
