// Dialogs. The part that needs Radix loads when the first dialog opens (or the browser is idle).
import { Suspense, useState } from 'react';
import type { DialogProps } from './dialog-panel.tsx';
import { lazyPart } from './lazy-part.tsx';

export function Dialog(props: DialogProps) {
  const [wasOpened, setWasOpened] = useState(props.open);
  if (props.open && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense fallback={null}>
      <DialogPanel {...props} />
    </Suspense>
  );
}

const loadPanel = () => import('./dialog-panel.tsx');
const DialogPanel = lazyPart(() => loadPanel().then((module) => module.DialogPanel));

/** Fetches the code of dialogs ahead of the first one. */
export function preloadDialog(): void {
  // A failure shows again, and then matters, when a dialog opens.
  loadPanel().catch(() => undefined);
}
