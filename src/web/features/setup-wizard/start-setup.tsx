// `/setup`: starts a new assistant (or takes up the untouched draft), then shows it under its own
// address (spec 2, 7; product decision).
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useCreateAssistant } from '#web/api/assistants.ts';
import { NeedsRecoveryError, useDevice } from '#web/api/device.ts';
import { showToast } from '#web/lib/toast-store.ts';
import { useDocumentTitle } from '#web/lib/use-document-title.ts';
import { messages } from '#web/messages.ts';
import { paths, setupPath } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { SetupNotice } from './setup-notice.tsx';
import { WizardLoading } from './wizard-loading.tsx';

/** The creation on its way: a second mount of the screen waits for it instead of making another. */
let creating: Promise<{ id: number }> | null = null;

export function StartSetup() {
  const [hasFailed, setHasFailed] = useState(false);
  const [, navigate] = useLocation();
  const needsRecovery = useDevice().data?.needsRecovery ?? false;
  const { mutateAsync: create } = useCreateAssistant();
  useDocumentTitle('New assistant');

  const start = useCallback(() => {
    let isShown = true;
    setHasFailed(false);
    creating ??= create({}).finally(() => {
      creating = null;
    });
    creating.then(
      ({ id }) => {
        if (isShown) navigate(setupPath(id), { replace: true });
      },
      (error: unknown) => {
        // It starts by itself once the question over it is answered.
        if (!isShown || error instanceof NeedsRecoveryError) return;
        setHasFailed(true);
        showToast(messages.setupNotStarted);
      },
    );
    return () => {
      isShown = false;
    };
  }, [create, navigate]);
  useEffect(() => (needsRecovery ? undefined : start()), [start, needsRecovery]);

  if (!hasFailed) return <WizardLoading label="Initializing Your Voice Assistant" />;
  return (
    <SetupNotice
      title="Your new assistant could not be started"
      actions={
        <>
          <ButtonLink variant="line" href={paths.dashboard}>
            Back to your assistants
          </ButtonLink>
          <Button onClick={start}>Try again</Button>
        </>
      }
    >
      The server did not answer. Nothing was created, and you can try again at any time.
    </SetupNotice>
  );
}
