// 'Continue where you left off' with the wizard's steps, and 'Start over', which deletes nothing.
import { useLocation } from 'wouter';
import { unnamedAssistant } from '#shared/domain/assistant-status.ts';
import { useCreateAssistant } from '#web/api/assistants.ts';
import { failureText } from '#web/api/client.ts';
import { ResumeRow } from '#web/features/assistant-list/resume-row.tsx';
import { keptDrafts } from '#web/features/setup-wizard/kept-drafts.ts';
import { stepPosition, wizardSteps } from '#web/features/setup-wizard/steps.ts';
import { showToast } from '#web/lib/toast-store.ts';
import { messages } from '#web/messages.ts';
import { setupPath } from '#web/paths.ts';
import type { ResumePoint } from './use-resume-point.ts';

interface ContinueRowProps {
  point: ResumePoint;
  /** There is no other assistant to take it for. */
  isOnlyOne: boolean;
}

export function ContinueRow({ point, isOnlyOne }: ContinueRowProps) {
  const { assistantId, companyName, step } = point;
  const [, navigate] = useLocation();
  const creation = useCreateAssistant();
  const onStartOver = () =>
    creation.mutate(
      // An untouched draft is as good as a new one, unless something is typed in it and not saved.
      { isFresh: keptDrafts().length > 0 },
      {
        onSuccess: ({ id }) => navigate(setupPath(id)),
        onError: (error) =>
          showToast({ ...messages.setupNotStarted, description: failureText(error) }),
      },
    );
  return (
    <ResumeRow
      name={isOnlyOne ? '' : companyName.trim() || unnamedAssistant}
      progress={step ? `step ${stepPosition(step) + 1} of ${wizardSteps.length}` : ''}
      stepHref={setupPath(assistantId, step ?? undefined)}
      isStartingOver={creation.isPending}
      onStartOver={onStartOver}
    />
  );
}
