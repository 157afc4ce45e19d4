// The bar of the six steps: how far each one is, and the way to any of them (spec 2).
import clsx from 'clsx';
import { Check } from 'lucide-react';
import type { StepName } from '#shared/domain/completeness.ts';
import type { StepState } from './step-state.ts';
import { stepPosition, wizardSteps } from './steps.ts';

interface StepBarProps {
  currentStep: StepName;
  stateOf: (step: StepName) => StepState;
  /** Without it no step can be reached: there is no assistant yet. */
  onStep?: (step: StepName) => void;
}

export function StepBar({ currentStep, stateOf, onStep }: StepBarProps) {
  const currentPosition = stepPosition(currentStep);
  return (
    <nav aria-label="Setup steps">
      <ol className="bar">
        {wizardSteps.map(({ name, label }, position) => {
          const state = stateOf(name);
          return (
            <li
              key={name}
              className={clsx(stateClass[state], position < currentPosition && 'before')}
            >
              <button
                type="button"
                aria-current={state === 'current' ? 'step' : undefined}
                disabled={!onStep}
                onClick={() => onStep?.(name)}
              >
                <i aria-hidden="true">
                  {state === 'done' ? <Check /> : state === 'attention' ? '!' : position + 1}
                </i>
                <span>
                  {label}
                  {stateWords[state] && <span className="sr"> {stateWords[state]}</span>}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

const stateClass: Record<StepState, string> = {
  done: 'done',
  current: 'now',
  attention: 'warn',
  ahead: '',
};

/** For readers who do not see the shapes; the current step is told by `aria-current`. */
const stateWords: Record<StepState, string> = {
  done: '(done)',
  current: '',
  attention: '(needs attention)',
  ahead: '',
};
