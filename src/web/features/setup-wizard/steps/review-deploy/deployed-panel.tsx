// The success panel 'Deployment Request Successful!' (spec 2, step 6).
import { CircleCheck } from 'lucide-react';
import { readablePhoneNumber } from '#shared/domain/phone-number.ts';
import { Button } from '#web/ui/button.tsx';
import type { StoredAssistant } from '../../setup-form-state.ts';
import { byExpectedDay } from './next-steps.ts';
import { NobodyTold } from './nobody-told.tsx';
import { type OrderState, orderSentence } from './order-state.ts';

interface DeployedPanelProps {
  assistant: StoredAssistant;
  orderState: OrderState;
  /** Deployed some time ago, and the same since. */
  isReturned: boolean;
  /** False: nobody knows of this request. */
  isTold: boolean;
  isReturning: boolean;
  isLoadingSummary: boolean;
  onReturn: () => void;
  onViewSummary: () => void;
}

export function DeployedPanel(props: DeployedPanelProps) {
  const {
    assistant,
    orderState,
    isReturned,
    isTold,
    isReturning,
    isLoadingSummary,
    onReturn,
    onViewSummary,
  } = props;
  const isBusy = isReturning || isLoadingSummary;
  return (
    <section className="card card--lift deployed" aria-labelledby="deployed-title">
      <div className="card__in">
        <div className="deployed__head">
          <CircleCheck aria-hidden="true" />
          <h2 id="deployed-title" tabIndex={-1}>
            Deployment Request Successful!
          </h2>
        </div>
        {isReturned && (
          <p>
            <b>Deployed on {longDate(assistant.deploymentDate)}, nothing changed since.</b>{' '}
            {isTold && orderSentence(orderState)}
          </p>
        )}
        <p className="mute">
          {numberSentence(assistant.numberRequest, isTold)}{' '}
          {isTold && !isReturned && '‘Return to Dashboard’ also sends the configuration summary.'}
        </p>
        {!isTold && <NobodyTold assistantId={assistant.id} />}
        <div className="row">
          <Button busy={isReturning} busyLabel="Processing..." disabled={isBusy} onClick={onReturn}>
            Return to Dashboard
          </Button>
          <Button
            variant="line"
            busy={isLoadingSummary}
            busyLabel="Processing..."
            disabled={isBusy}
            onClick={onViewSummary}
          >
            View configuration summary
          </Button>
        </div>
      </div>
    </section>
  );
}

function numberSentence(numberRequest: StoredAssistant['numberRequest'], isTold: boolean): string {
  if (numberRequest?.phoneNumber) {
    return `Your number is ${readablePhoneNumber(numberRequest.phoneNumber)}.`;
  }
  return isTold
    ? `You'll have your number within 5-7 business days${byExpectedDay(numberRequest)}.`
    : "You'll have your number within 5-7 business days, once the provider has your request.";
}

const longDate = (iso: string) => new Date(iso).toLocaleDateString([], { dateStyle: 'long' });
