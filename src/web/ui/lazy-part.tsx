// Parts that load when they are needed. One that cannot be fetched says so and leaves the page as it is.
import { type ComponentType, lazy, useEffect } from 'react';
import { showToast } from '../lib/toast-store.ts';

export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(() =>
    load().then(
      (Part) => ({ default: Part }),
      (): { default: ComponentType<Props> } => ({ default: NotLoaded }),
    ),
  );
}

function NotLoaded() {
  useEffect(
    () =>
      showToast({
        title: 'This part could not be loaded',
        description: 'Please check your connection and reload the page.',
        tone: 'bad',
      }),
    [],
  );
  return null;
}
