// Tells in a toast that a fetch failed, each time it fails anew.
import { useEffect, useRef } from 'react';
import { showToast } from './toast-store.ts';

interface Failing {
  error: Error | null;
  /** Milliseconds since 1970; 0 before the first failure. */
  errorUpdatedAt: number;
}

export function useErrorToast({ error, errorUpdatedAt }: Failing): void {
  const title = error?.message;
  // A failure from before this screen opened has been told.
  const toldAt = useRef(errorUpdatedAt);
  useEffect(() => {
    if (title === undefined || errorUpdatedAt === toldAt.current) return;
    toldAt.current = errorUpdatedAt;
    showToast({ title, tone: 'bad' });
  }, [title, errorUpdatedAt]);
}
