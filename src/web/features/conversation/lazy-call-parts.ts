// The parts of a test call, each there once the first call has rung.
import { preloadDialog } from '#web/ui/dialog.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';

const loadParts = () => import('./call-parts.ts');

export const CallReportCard = lazyPart(() => loadParts().then((parts) => parts.CallReportCard));
export const CallView = lazyPart(() => loadParts().then((parts) => parts.CallView));
export const InCallDialog = lazyPart(() => loadParts().then((parts) => parts.InCallDialog));
export const IncomingCallDialog = lazyPart(() =>
  loadParts().then((parts) => parts.IncomingCallDialog),
);

/** Fetches them ahead of a call that is about to be made. */
export function preloadCall(): void {
  preloadDialog();
  // A failure shows again, and then matters, when the call rings.
  loadParts().catch(() => undefined);
}
