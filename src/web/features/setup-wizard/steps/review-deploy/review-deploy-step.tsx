// Wizard step 6, Review & Deploy: what is missing, what will be deployed, and the request (spec 2, step 6).
import '#web/styles/pages/review-deploy.css';
import { useContext, useState } from 'react';
import { useReadiness } from '#web/api/assistants.ts';
import { useConfig } from '#web/api/config.ts';
import { useDevice } from '#web/api/device.ts';
import { type KnowledgeDocument, useDocuments } from '#web/api/documents.ts';
import { useSubmissions } from '#web/api/submissions.ts';
import { LinkButton, Notice } from '#web/ui/notice.tsx';
import { StepFooter } from '../../step-footer.tsx';
import type { StepProps } from '../../step-props.ts';
import { StepSkeleton } from '../../step-skeleton.tsx';
import { useFocusField, useWizard } from '../../wizard-context.ts';
import { useFocusAfterRender } from '../focus-after-render.ts';
import { AfterDeploySlot } from './after-deploy-slot.ts';
import { DeployedDialog } from './deployed-dialog.tsx';
import { DeployedPanel } from './deployed-panel.tsx';
import { nextSteps } from './next-steps.ts';
import { NotifyEmailCard, notifyEmailId } from './notify-email-card.tsx';
import { orderStateOf } from './order-state.ts';
import { ProblemsList } from './problems-list.tsx';
import { ReviewCards } from './review-cards.tsx';
import { SummaryDialog } from './summary-dialog.tsx';
import { UnsavedNotice } from './unsaved-notice.tsx';
import { useDeployment } from './use-deployment.ts';
import { useNotifyEmail } from './use-notify-email.ts';
import { useSummary } from './use-summary.ts';
import { useWeakPoints } from './use-weak-points.ts';
import { WeakPointsCard } from './weak-points-card.tsx';

const unchecked = { problems: [], warnings: [] };
const noDocuments: readonly KnowledgeDocument[] = [];

export function ReviewDeployStep({ assistantId, onBack }: StepProps) {
  const { assistant, formState } = useWizard();
  const readiness = useReadiness(assistantId);
  const documents = useDocuments(assistantId);
  // Without the check of the server, what can be told here still is.
  const weakPoints = useWeakPoints(readiness.data ?? unchecked, documents.data ?? noDocuments);
  const email = useNotifyEmail();
  // Until the settings are known nothing is promised.
  const reach = useConfig().data ?? { isProviderNotified: false, isMailSent: false };
  const submissions = useSubmissions(useDevice().data?.deviceId);
  const orderState = orderStateOf(assistant, submissions.data);
  const { isProviderNotified } = reach;
  const deployment = useDeployment(assistantId, { orderState, isProviderNotified });
  const summary = useSummary(assistantId, isProviderNotified);
  const AfterDeploy = useContext(AfterDeploySlot);
  const [isDialogClosed, setIsDialogClosed] = useState(false);
  const focusAfterRender = useFocusAfterRender();

  async function onDeploy() {
    const settings = email.settings();
    if (settings) await deployment.deploy(settings);
    else focusAfterRender(notifyEmailId);
  }

  useFocusField(() => focusAfterRender(notifyEmailId));

  const isUnchanged = assistant.status === 'deployed' && !assistant.hasUndeployedChanges;
  const isDeployed = deployment.isDeployed || isUnchanged;
  const isReturned = isDeployed && !deployment.isDeployed;
  const isTold = isReturned ? orderState !== 'stored' : isProviderNotified;
  // Unknown because the check failed: the server refuses an incomplete one anyway.
  const isComplete = readiness.data?.isComplete ?? readiness.isError;
  return (
    <div className="reviews">
      {isDeployed && (
        <DeployedPanel
          assistant={assistant}
          orderState={orderState}
          isReturned={isReturned}
          isTold={isTold}
          isReturning={summary.isReturning}
          isLoadingSummary={summary.isLoading}
          onReturn={summary.onReturn}
          onViewSummary={summary.onView}
        />
      )}
      {isDeployed && AfterDeploy && <AfterDeploy />}
      {!readiness.isFetched || !documents.isFetched ? (
        // All of it at once: what is missing stands above the rest and would push it down.
        <StepSkeleton label="Loading your summary..." />
      ) : (
        <>
          {!isDeployed && assistant.hasUndeployedChanges && (
            <Notice tone="lamp" title="Changes not deployed yet">
              The provider still has the version before your last changes. Deploy again to send this
              one.
            </Notice>
          )}
          <UnsavedNotice assistantId={assistantId} />
          <ProblemsList assistantId={assistantId} problems={readiness.data?.problems ?? []} />
          {submissions.isError && (
            <Notice tone="bad" title="How far a deployment got could not be checked">
              <LinkButton onClick={() => void submissions.refetch()}>Try again</LinkButton>
            </Notice>
          )}
          {readiness.isError && (
            <Notice tone="bad" title="What is missing could not be checked">
              You can deploy all the same: nothing incomplete is sent.{' '}
              <LinkButton onClick={() => void readiness.refetch()}>Try again</LinkButton>
            </Notice>
          )}
          {!deployment.isDeployed && (
            <WeakPointsCard
              assistantId={assistantId}
              points={weakPoints}
              isIncomplete={!isComplete}
            />
          )}
          {!isDeployed && readiness.data?.isComplete && weakPoints.length === 0 && (
            <Notice tone="ok" title="Ready to deploy">
              Nothing is missing. Everything looks good.
            </Notice>
          )}
          <ReviewCards assistantId={assistantId} formState={formState} documents={documents} />
          <NotifyEmailCard email={email} />
        </>
      )}
      <StepFooter
        onBack={onBack}
        backLabel="Back to Previous Step"
        onNext={deployment.isDeployed ? undefined : onDeploy}
        isNextSecondary={isReturned}
        nextLabel="Deploy Voice Assistant"
        isNextDisabled={!isComplete}
        isBusy={deployment.isBusy}
        busyLabel="Processing..."
      />
      <DeployedDialog
        open={deployment.isDeployed && !isDialogClosed}
        assistantId={assistantId}
        isProviderNotified={isProviderNotified}
        onClose={() => {
          setIsDialogClosed(true);
          focusAfterRender('deployed-title');
        }}
        steps={nextSteps(assistant, reach)}
      />
      <SummaryDialog summary={summary.summary} onClose={summary.onClose} />
    </div>
  );
}
