// `/setup`: starts a new assistant (or takes up the untouched draft), then shows it under its own
// address (spec 2, 7; product decision).
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useCreateAssistant } from '#web/api/assistants.ts';
import { failureText } from '#web/api/client.ts';
import { NeedsRecoveryError, useDevice } from '#web/api/device.ts';
import { showToast } from '#web/lib/toast-store.ts';
import { useDocumentTitle } from '#web/lib/use-document-title.ts';
import { useIsShown } from '#web/lib/use-is-shown.ts';
import { messages } from '#web/messages.ts';
import { paths, setupPath } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { SetupNotice } from './setup-notice.tsx';
import { wizardSteps } from './steps.ts';
import { WizardLoading } from './wizard-loading.tsx';

/** The creation on its way: a second mount of the screen waits for it instead of making another. */
let creating: Promise<{ id: number }> | null = null;

export function StartSetup() {
  const [failure, setFailure] = useState<Error | null>(null);
  const [, navigate] = useLocation();
  const needsRecovery = useDevice().data?.needsRecovery ?? false;
  const { mutateAsync: create } = useCreateAssistant();
  const isShown = useIsShown();
  useDocumentTitle('New assistant');

  const start = useCallback(() => {
    setFailure(null);
    creating ??= create({}).finally(() => {
      creating = null;
    });
    creating.then(
      ({ id }) => {
        if (isShown.current) navigate(setupPath(id), { replace: true });
      },
      (error: Error) => {
        // It starts by itself once the question over it is answered.
        if (!isShown.current || error instanceof NeedsRecoveryError) return;
        setFailure(error);
        showToast(messages.setupNotStarted);
      },
    );
  }, [create, navigate, isShown]);
  useEffect(() => {
    if (!needsRecovery) start();
  }, [start, needsRecovery]);

  // An untouched draft opens there.
  const first = wizardSteps[0]?.name;
  if (!failure) return <WizardLoading screen={first} label="Initializing Your Voice Assistant" />;
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
      {failureText(failure)} You can try again at any time.
    </SetupNotice>
  );
}
