// Offers a recovery code once, after the first deployment: from then on there is something to lose.
import { Suspense, useEffect, useState } from 'react';
import { useDevice } from '#web/api/device.ts';
import { browserStorage } from '#web/lib/kept-input.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { LinkButton, Notice } from '#web/ui/notice.tsx';

/** That it was offered in this browser. */
const offeredKey = 'porchlight.recovery-offered';

const RecoveryCodeDialog = lazyPart(() =>
  import('./recovery-code-dialog.tsx').then((module) => module.RecoveryCodeDialog),
);

export function OfferRecoveryCode() {
  const hasCode = useDevice().data?.hasRecoveryCode;
  const [wasOffered] = useState(() => browserStorage()?.getItem(offeredKey) !== null);
  const [isDialogWanted, setIsDialogWanted] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const isOffered = !wasOffered && (hasCode === false || isDialogWanted);
  useEffect(() => {
    if (isOffered) browserStorage()?.setItem(offeredKey, 'yes');
  }, [isOffered]);
  if (!isOffered) return null;

  function open() {
    setIsDialogWanted(true);
    setIsOpen(true);
  }
  return (
    <>
      {hasCode === false && (
        <Notice tone="lamp" title="This browser is the only key to this assistant">
          If it loses its cookies, a recovery code opens the assistant again.{' '}
          <LinkButton onClick={open}>Save a recovery code</LinkButton>
        </Notice>
      )}
      {isDialogWanted && (
        <Suspense fallback={null}>
          <RecoveryCodeDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
