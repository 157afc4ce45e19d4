// The dashboard (spec 2): create, continue, the assistants of this browser, phone guides, submissions.
import '#web/styles/pages/dashboard.css';
import { useState } from 'react';
import { type ListedAssistant, useAssistants } from '#web/api/assistants.ts';
import { useDevice } from '#web/api/device.ts';
import { AssistantsCard } from '#web/features/assistant-list/assistants-card.tsx';
import { AssistantsSkeleton } from '#web/features/assistant-list/assistants-skeleton.tsx';
import { clampIndex } from '#web/features/assistant-list/clamp-index.ts';
import { CreateNewCard } from '#web/features/assistant-list/create-new-card.tsx';
import { NoAssistantsCard } from '#web/features/assistant-list/no-assistants-card.tsx';
import { NotLoadedCard } from '#web/features/assistant-list/not-loaded-card.tsx';
import { ResumeBones } from '#web/features/assistant-list/resume-row.tsx';
import { PhoneGuides } from '#web/features/phone-guides/phone-guides.tsx';
import { SendYourself } from '#web/features/send-yourself/send-yourself.tsx';
import { SubmissionHistory } from '#web/features/submission-history/submission-history.tsx';
import { useDocumentTitle } from '#web/lib/use-document-title.ts';
import { useErrorToast } from '#web/lib/use-error-toast.ts';
import { narrowScreen, useMediaQuery } from '#web/lib/use-media-query.ts';
import { setupPath } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { ContinueRow } from './continue-row.tsx';
import { DashboardHero } from './dashboard-hero.tsx';
import { unsavedSteps } from './unsaved-steps.ts';
import { useCardsShape } from './use-cards-shape.ts';
import { useResumePoint } from './use-resume-point.ts';

export function DashboardPage() {
  useDocumentTitle('Dashboard');
  const device = useDevice();
  const deviceId = device.data?.deviceId || undefined;
  const list = useAssistants(deviceId);
  const { data, isError, refetch } = list;
  useErrorToast(list);
  const assistants = data ?? [];
  const [wantedIndex, setWantedIndex] = useState(0);
  const index = clampIndex(wantedIndex, assistants.length);
  const shown = assistants[index];
  const resumePoint = useResumePoint(assistants);
  const { shape, isFirstVisit } = useCardsShape(data?.length, resumePoint !== null);
  // In the page itself, not by style: what is seen first is also read and reached first. On a first visit the
  // page does not change about when assistants turn up: they come first from the next one on.
  const isNarrow = useMediaQuery(narrowScreen);
  const isExistingFirst = isNarrow && !isFirstVisit && shape.assistantCount > 0;

  const createNew = (
    <CreateNewCard key="new" hasChecklist={shape.assistantCount > 0 && !shape.hasDraft}>
      {shape.hasDraft && !resumePoint && <ResumeBones />}
      {resumePoint && <ContinueRow point={resumePoint} isOnlyOne={assistants.length === 1} />}
    </CreateNewCard>
  );
  const existing = shown ? (
    <AssistantsCard
      key="existing"
      assistants={assistants}
      shown={shown}
      index={index}
      onIndexChange={setWantedIndex}
      reviewHref={setupPath(shown.id, 'review-deploy')}
      unsaved={unsavedSteps(shown.id)}
      sendYourself={<SendYourself key={shown.id} assistantId={shown.id} />}
    />
  ) : isError || device.isError ? (
    <NotLoadedCard key="existing" onRetry={device.isError ? device.refetch : refetch} />
  ) : data ? (
    <NoAssistantsCard key="existing" />
  ) : (
    <AssistantsSkeleton key="existing" assistantCount={shape.assistantCount} />
  );

  return (
    <>
      <DashboardHero />
      <div className="page page--lifted">
        <div className="duo lift">
          {isExistingFirst ? [existing, createNew] : [createNew, existing]}
        </div>
        <PhoneGuides assistants={assistants} shownId={shown?.id} />
        <SubmissionHistory
          deviceId={deviceId}
          isDeviceUnknown={device.isError}
          companyNames={namesToTellApart(assistants)}
          firstStep={
            shown && (
              <ButtonLink variant="line" href={setupPath(shown.id, 'review-deploy')}>
                Review and deploy
              </ButtonLink>
            )
          }
        />
      </div>
    </>
  );
}

/** A single assistant needs no name on its submissions. */
function namesToTellApart(assistants: readonly ListedAssistant[]): Map<number, string> {
  if (assistants.length < 2) return new Map();
  return new Map(assistants.map(({ id, companyName }) => [id, companyName]));
}
