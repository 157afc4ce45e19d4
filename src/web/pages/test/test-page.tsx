// The test page (spec 2): `/test` lists the assistants, `/preview/{id}` also opens one of them.
import '#web/styles/pages/test.css';
import { ArrowLeft, Plus, RotateCw } from 'lucide-react';
import { Suspense, useDeferredValue, useEffect, useRef } from 'react';
import { useLocation, useParams } from 'wouter';
import { useAllAssistants } from '#web/api/assistants.ts';
import { AssistantListCard } from '#web/features/test-panel/assistant-list-card.tsx';
import { rowId } from '#web/features/test-panel/assistant-rows.tsx';
import { TestPanel } from '#web/features/test-panel/test-panel.tsx';
import { useDocumentTitle } from '#web/lib/use-document-title.ts';
import { sentences } from '#web/messages.ts';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const PhoneSimulation = lazyPart(() =>
  import('#web/features/conversation/phone-simulation.tsx').then((m) => m.PhoneSimulation),
);
const VoiceChat = lazyPart(() =>
  import('#web/features/conversation/voice-chat.tsx').then((m) => m.VoiceChat),
);

export function TestPage() {
  useDocumentTitle('Test your assistants');
  const { id: wanted } = useParams<{ id?: string }>();
  const [, navigate] = useLocation();
  const { data: assistants, isError, isFetching, refetch } = useAllAssistants();
  const selected = assistants?.find(({ id }) => String(id) === wanted);
  // Drawn in slices, so that a slow phone stays responsive while the conversation appears.
  const isReady = useDeferredValue(selected !== undefined, false);
  useFocusAfterClose(selected?.id ?? null);

  return (
    <div className={wanted === undefined ? 'page page--test' : 'page page--test is-open'}>
      <header className="test__head">
        {selected && (
          <ButtonLink
            variant="soft"
            icon={<ArrowLeft />}
            href={paths.test}
            className="test__back only-phone"
          >
            All assistants
          </ButtonLink>
        )}
        <div>
          <h1>Test your assistants</h1>
          <p className="mute">
            Test mode only. The final assistant uses only what you put in the setup form.
          </p>
        </div>
        <ButtonLink variant="line" icon={<Plus />} href={paths.setup} className="test__new">
          Create New Assistant
        </ButtonLink>
      </header>
      {isError ? (
        <Notice tone="bad" title={sentences.assistantsNotLoaded} role="alert">
          <Button
            variant="line"
            icon={<RotateCw />}
            busy={isFetching}
            busyLabel="Loading..."
            onClick={() => refetch()}
          >
            Try again
          </Button>
        </Notice>
      ) : (
        <div className="test">
          <AssistantListCard assistants={assistants} selectedId={selected?.id ?? null} />
          {selected && isReady && (
            <TestPanel
              key={selected.id}
              assistant={selected}
              onClose={() => navigate(paths.test)}
              phone={(isShown) => (
                <Suspense fallback={<Waiting />}>
                  <PhoneSimulation assistantId={selected.id} isShown={isShown} />
                </Suspense>
              )}
              chat={(isShown) => (
                <Suspense fallback={<Waiting />}>
                  <VoiceChat assistantId={selected.id} isShown={isShown} />
                </Suspense>
              )}
            />
          )}
          {assistants && !selected && (
            <NothingOpen isUnknown={wanted !== undefined} hasAny={assistants.length > 0} />
          )}
        </div>
      )}
    </div>
  );
}

function Waiting() {
  return <Skeleton className="panel__wait" label="Loading the conversation..." visibleLabel />;
}

function NothingOpen({ isUnknown, hasAny }: { isUnknown: boolean; hasAny: boolean }) {
  if (!isUnknown) {
    return (
      <div className={hasAny ? 'test__nothing test__choose' : 'test__nothing'}>
        <EmptyState title={hasAny ? 'Choose an assistant' : 'Nothing to test yet'} level={2}>
          {hasAny
            ? 'Call it or chat with it here.'
            : 'Create an assistant, then call it or chat with it here.'}
        </EmptyState>
      </div>
    );
  }
  return (
    <EmptyState
      title="This assistant is not here"
      level={2}
      isLit={false}
      action={
        <ButtonLink variant="line" icon={<ArrowLeft />} href={paths.test}>
          All assistants
        </ButtonLink>
      }
    >
      It may have been deleted, or it was set up in another browser.
    </EmptyState>
  );
}

/** Close gives the focus back to the row that had opened the panel. */
function useFocusAfterClose(openId: number | null): void {
  const lastOpenId = useRef<number | null>(null);
  useEffect(() => {
    if (openId === null && lastOpenId.current !== null) {
      document.getElementById(rowId(lastOpenId.current))?.focus();
    }
    lastOpenId.current = openId;
  }, [openId]);
}
