// The global toast area (spec 2, 9). Its code loads when the browser is idle or with the first toast.
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { currentToasts, subscribeToToasts } from '../lib/toast-store.ts';
import { whenIdle } from '../lib/when-idle.ts';
import { lazyPart } from './lazy-part.tsx';

export function ToastArea() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts);
  const [isIdle, setIsIdle] = useState(false);
  // Early: what has to be said may be that the server cannot be reached.
  useEffect(() => whenIdle(() => setIsIdle(true), 0), []);
  if (!isIdle && toasts.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <ToastViewport toasts={toasts} />
    </Suspense>
  );
}

const ToastViewport = lazyPart(() =>
  import('./toast-viewport.tsx').then((module) => module.ToastViewport),
);
