// The drafts of one assistant while its wizard is open: written before the page goes away, with a
// warning only if the browser could not keep them; given up when another tab has settled them.
import { useEffect, useState } from 'react';
import { browserStorage } from '#web/lib/kept-input.ts';
import { DraftKeeper } from './draft-keeper.ts';
import { LocalDrafts } from './local-drafts.ts';
import { tabId } from './tab-id.ts';

export function useWizardDrafts(assistantId: number): DraftKeeper {
  const [keeper] = useState(
    () => new DraftKeeper(new LocalDrafts(browserStorage(), tabId()), assistantId),
  );
  useEffect(() => {
    const onHide = () => keeper.keepNow();
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      keeper.keepNow();
      if (keeper.hasLost()) event.preventDefault();
    };
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (newValue === null) keeper.onRemoved(key);
    };
    window.addEventListener('storage', onStorage);
    window.addEventListener('pagehide', onHide);
    document.addEventListener('visibilitychange', onHide);
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => {
      keeper.keepNow();
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pagehide', onHide);
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('beforeunload', onBeforeUnload);
    };
  }, [keeper]);
  return keeper;
}
