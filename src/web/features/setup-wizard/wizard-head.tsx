// What stands over every screen of the wizard: where one is, its name and what it is for.
import type { ReactNode, Ref } from 'react';
import { previewScreen, stepOfBar, stepPosition, type WizardScreen, wizardSteps } from './steps.ts';

interface WizardHeadProps {
  screen: WizardScreen;
  headingRef?: Ref<HTMLHeadingElement>;
  /** After the number of the step. */
  saved?: ReactNode;
  /** At the right. */
  children?: ReactNode;
}

export function WizardHead({ screen, headingRef, saved, children }: WizardHeadProps) {
  const { title, intro } = headOf(screen);
  return (
    <div className="wiz__head">
      <div>
        <p className="eyebrow">
          {screen === previewScreen.name ? (
            <span>Before you deploy</span>
          ) : (
            <>
              <span>
                Step {stepPosition(stepOfBar(screen)) + 1} of {wizardSteps.length}
              </span>
              {saved}
            </>
          )}
        </p>
        <h1 ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
          {title}
        </h1>
        <p>{intro}</p>
      </div>
      {children}
    </div>
  );
}

export function headOf(screen: WizardScreen): { title: string; intro: string } {
  const shown = wizardSteps.find(({ name }) => name === screen) ?? previewScreen;
  const { label, intro } = shown;
  return { title: 'heading' in shown ? (shown.heading ?? label) : label, intro };
}
