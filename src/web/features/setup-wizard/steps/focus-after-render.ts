// Moves the focus to a field that appears only with the next rendering: a new row, a tab just opened.
import { useCallback, useEffect, useState } from 'react';

/** Returns a function that focuses the element of an id once the change made with it is on the page. */
export function useFocusAfterRender(): (id: string) => void {
  const [wanted, setWanted] = useState<{ id: string } | null>(null);
  useEffect(() => {
    if (wanted) document.getElementById(wanted.id)?.focus();
  }, [wanted]);
  // A new object each time, so that the same field can be asked for twice.
  return useCallback((id) => setWanted({ id }), []);
}
