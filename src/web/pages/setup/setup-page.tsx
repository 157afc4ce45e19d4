// The setup wizard: `/setup` starts a new assistant, `/setup/{id}` edits one (spec 2).
import '#web/styles/pages/wizard.css';
import { useParams } from 'wouter';
import { OpenSetup } from '#web/features/setup-wizard/open-setup.tsx';
import { StartSetup } from '#web/features/setup-wizard/start-setup.tsx';
import { PreviewSlot } from '#web/features/setup-wizard/steps/preview-test/preview-slot.ts';
import { AfterDeploySlot } from '#web/features/setup-wizard/steps/review-deploy/after-deploy-slot.ts';
import { SendYourselfSlot } from '#web/features/setup-wizard/steps/review-deploy/send-yourself-slot.ts';
import { OfferRecoveryCode } from '#web/features/this-browser/offer-recovery-code.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';

const Conversation = lazyPart(() =>
  import('#web/features/conversation/preview-conversation.tsx').then(
    (module) => module.PreviewConversation,
  ),
);

const SendYourself = lazyPart(() =>
  import('#web/features/send-yourself/send-yourself.tsx').then((module) => module.SendYourself),
);

export function SetupPage() {
  const { id } = useParams<{ id?: string }>();
  if (id === undefined) return <StartSetup />;
  return (
    <PreviewSlot value={Conversation}>
      <SendYourselfSlot value={SendYourself}>
        <AfterDeploySlot value={OfferRecoveryCode}>
          <OpenSetup key={id} id={id} />
        </AfterDeploySlot>
      </SendYourselfSlot>
    </PreviewSlot>
  );
}
