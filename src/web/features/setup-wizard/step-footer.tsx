// The bar at the bottom of the wizard with Back and Continue (spec 2). A step renders it anywhere
// inside itself; it shows at the bottom of the page.
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '#web/ui/button.tsx';
import { useWizard } from './wizard-context.ts';

export interface StepFooterProps {
  /** Without it there is no Back button. */
  onBack?: (() => void) | undefined;
  backLabel?: string;
  /** Without it (and without `formId`) there is no main button. */
  onNext?: (() => void) | undefined;
  /** Continue submits the form of this id instead of calling `onNext`. */
  formId?: string;
  nextLabel?: string;
  isNextDisabled?: boolean;
  /** There is nothing that has to be done here. */
  isNextSecondary?: boolean;
  isBusy?: boolean;
  /** The word of the specification while busy. */
  busyLabel?: string;
  /** Between the two buttons. */
  children?: ReactNode;
}

export function StepFooter({
  onBack,
  backLabel = 'Back',
  onNext,
  formId,
  nextLabel = 'Continue',
  isNextDisabled = false,
  isNextSecondary = false,
  isBusy = false,
  busyLabel = 'Saving...',
  children,
}: StepFooterProps) {
  const { footerSlot } = useWizard();
  if (!footerSlot) return null;
  return createPortal(
    <>
      {onBack && (
        <Button variant="line" onClick={onBack}>
          {backLabel}
        </Button>
      )}
      {children}
      {(onNext ?? formId) && (
        <Button
          variant={isNextSecondary ? 'line' : 'main'}
          type={formId ? 'submit' : 'button'}
          form={formId}
          onClick={onNext}
          disabled={isNextDisabled}
          busy={isBusy}
          busyLabel={busyLabel}
        >
          {nextLabel}
        </Button>
      )}
    </>,
    footerSlot,
  );
}
