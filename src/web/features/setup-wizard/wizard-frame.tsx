// The page around the wizard: its width and the action bar that stays at the bottom of the window.
import type { ReactNode, Ref } from 'react';

interface WizardFrameProps {
  /** Where a step puts its Back and Continue. */
  footerRef?: Ref<HTMLDivElement>;
  children: ReactNode;
}

export function WizardFrame({ footerRef, children }: WizardFrameProps) {
  return (
    <>
      <div className="page page--wiz">{children}</div>
      <div className="foot">
        <div className="foot__in" ref={footerRef} />
      </div>
    </>
  );
}
