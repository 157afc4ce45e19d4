// The success panel 'Deployment Request Successful!' (spec 2, step 6).
import { CircleCheck } from 'lucide-react';
import { readablePhoneNumber } from '#shared/domain/phone-number.ts';
import { Button } from '#web/ui/button.tsx';
import type { StoredAssistant } from '../../setup-form-state.ts';
import { byExpectedDay } from './next-steps.ts';
import { NobodyNotified } from './nobody-notified.tsx';

interface DeployedPanelProps {
  numberRequest: StoredAssistant['numberRequest'];
  isProviderNotified: boolean;
  isReturning: boolean;
  isLoadingSummary: boolean;
  onReturn: () => void;
  onViewSummary: () => void;
}

export function DeployedPanel(props: DeployedPanelProps) {
  const {
    numberRequest,
    isProviderNotified,
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
        <p className="mute">
          {numberRequest?.phoneNumber
            ? `Your number stays ${readablePhoneNumber(numberRequest.phoneNumber)}.`
            : `You'll have your number within 5-7 business days${
                isProviderNotified
                  ? `${byExpectedDay(numberRequest)}.`
                  : ', once the provider has your request.'
              }`}{' '}
          ‘Return to Dashboard’ also sends the configuration summary.
        </p>
        <NobodyNotified />
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
