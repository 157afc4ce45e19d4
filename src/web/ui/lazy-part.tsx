// Parts that load when they are needed. One that cannot be fetched says so, each time it is opened, and
// leaves the page as it is.
import { type ComponentType, lazy, useEffect } from 'react';
import { showToast } from '../lib/toast-store.ts';

/** `Missing` is shown in the place of a part that could not be fetched. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Missing: ComponentType<Props> = NotLoaded,
) {
  return lazy(() =>
    load().then(
      (Part) => ({ default: Part }),
      (): { default: ComponentType<Props> } => ({ default: Missing }),
    ),
  );
}

interface Openable {
  /** A dialog's; without either the part is there to be seen. */
  open?: boolean;
  /** A menu's. */
  isOpen?: boolean;
}

function NotLoaded({ open, isOpen }: Openable) {
  const isWanted = open ?? isOpen ?? true;
  useEffect(() => {
    if (!isWanted) return;
    showToast({
      title: 'This part could not be loaded',
      description: 'Please check your connection and reload the page.',
      tone: 'bad',
    });
  }, [isWanted]);
  return null;
}
