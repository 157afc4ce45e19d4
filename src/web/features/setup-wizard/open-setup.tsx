// `/setup/{id}`: reads the assistant, then opens its wizard (spec 2, loading text; product decision).
import { useDeferredValue, useEffect, useEffectEvent } from 'react';
import { useSearch } from 'wouter';
import { useAssistant, useListedAssistant } from '#web/api/assistants.ts';
import { ApiError, failureText } from '#web/api/client.ts';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { SetupNotice } from './setup-notice.tsx';
import { SetupWizard } from './setup-wizard.tsx';
import { firstStepOf, screenIn } from './steps.ts';
import { WizardLoading } from './wizard-loading.tsx';

export function OpenSetup({ id }: { id: string }) {
  const assistant = useAssistant(id);
  const listed = useListedAssistant(id);
  const named = screenIn(useSearch());
  const screen = named ?? (listed ? firstStepOf(listed) : null);
  useFreshReading(assistant);
  // Drawn in slices, so that a slow phone stays responsive while the wizard appears.
  const isReady = useDeferredValue(assistant.data !== undefined, false);
  if (assistant.data && isReady) {
    return <SetupWizard key={assistant.data.id} stored={assistant.data} />;
  }
  if (assistant.isPending || assistant.data) {
    return <WizardLoading screen={screen} label="Loading Your Voice Assistant" />;
  }
  const isMissing = assistant.error instanceof ApiError && assistant.error.status === 404;
  if (isMissing) {
    return (
      <SetupNotice
        title="This assistant does not exist"
        actions={<ButtonLink href={paths.dashboard}>Back to your assistants</ButtonLink>}
      >
        It may have been deleted, or it was set up in another browser.
      </SetupNotice>
    );
  }
  return (
    <SetupNotice
      title="Your assistant could not be loaded"
      actions={
        <>
          <ButtonLink variant="line" href={paths.dashboard}>
            Back to your assistants
          </ButtonLink>
          <Button
            busy={assistant.isFetching}
            busyLabel="Trying..."
            onClick={() => void assistant.refetch()}
          >
            Try again
          </Button>
        </>
      }
    >
      {failureText(assistant.error)} Nothing you typed before is lost.
    </SetupNotice>
  );
}

const freshForMs = 3_000;

/** Another screen may have read it long ago; another tab may have changed it since. */
function useFreshReading({ data, dataUpdatedAt, refetch }: ReturnType<typeof useAssistant>): void {
  const onOpen = useEffectEvent(() => {
    if (data && Date.now() - dataUpdatedAt > freshForMs) void refetch();
  });
  useEffect(() => onOpen(), []);
}
