// Dialogs. The part that needs Radix loads when the first dialog opens (or the browser is idle).
import { lazy, type ReactNode, Suspense, useState } from 'react';

export interface DialogProps {
  open: boolean;
  /** Called with false by the close button and Escape; a click outside never closes. */
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** Read together with the title when the dialog opens. */
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, the main one last. */
  footer?: ReactNode;
  size?: 'small' | 'normal' | 'wide';
  role?: 'dialog' | 'alertdialog';
  /** No close button and no Escape: something runs, or a choice must be made. */
  locked?: boolean;
  /** False: no close button at the top right; the footer closes. */
  hasCloseButton?: boolean;
}

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
const DialogPanel = lazy(() => loadPanel().then((module) => ({ default: module.DialogPanel })));

/** Fetches the code of dialogs ahead of the first one. */
export function preloadDialog(): void {
  // A failure shows again, and then matters, when a dialog opens.
  loadPanel().catch(() => undefined);
}
