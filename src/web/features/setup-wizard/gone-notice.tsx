// In place of the wizard once its assistant is gone: nothing typed in this tab is lost with it.
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useCreateAssistant } from '#web/api/assistants.ts';
import { failureText } from '#web/api/client.ts';
import { showToast } from '#web/lib/toast-store.ts';
import { messages } from '#web/messages.ts';
import { paths, setupPath } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { type CarriedOver, carryOver } from './carry-over.ts';
import { SetupNotice } from './setup-notice.tsx';
import { useWizard } from './wizard-context.ts';

/** `collect` tells what there is to take along. */
export function GoneNotice({ collect }: { collect: () => CarriedOver }) {
  const { currentStep } = useWizard();
  const client = useQueryClient();
  const { mutateAsync: create } = useCreateAssistant();
  const [, navigate] = useLocation();
  const [carried] = useState(collect);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<Error | null>(null);
  const newId = useRef<number | null>(null);

  async function onStart() {
    setIsBusy(true);
    setFailure(null);
    try {
      newId.current ??= (await create({ isFresh: true })).id;
      await carryOver(client, carried, newId.current);
      navigate(setupPath(newId.current, currentStep), { replace: true });
    } catch (error) {
      setFailure(error instanceof Error ? error : new Error(String(error)));
      showToast(messages.setupNotStarted);
    }
    setIsBusy(false);
  }

  return (
    <SetupNotice
      title="This assistant does not exist"
      actions={
        <>
          <ButtonLink variant="line" href={paths.dashboard}>
            Back to your assistants
          </ButtonLink>
          <Button busy={isBusy} busyLabel="Starting..." onClick={onStart}>
            Start a new one with what you typed
          </Button>
        </>
      }
    >
      It was deleted, perhaps in another tab. What you typed and saved here can go into a new
      assistant; documents have to be uploaded again.
      {failure && <Notice tone="bad">{failureText(failure)} Nothing you typed is lost.</Notice>}
    </SetupNotice>
  );
}
