// Stays at a step whose save was refused: the toast that told it is gone after a few seconds.
import { failureText } from '#web/api/client.ts';
import { Notice } from '#web/ui/notice.tsx';

export function RefusedNotice({ error }: { error: Error | undefined }) {
  if (!error) return null;
  return (
    <Notice tone="bad" title="Your changes are not saved" className="wiz__refused">
      {failureText(error)} What you typed stays on this device. Press Continue to try again.
    </Notice>
  );
}
