// The bar of the six steps: how far each one is, and the way to any of them (spec 2). On a phone it is one line
// that opens.
import clsx from 'clsx';
import { Check, ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import type { StepName } from '#shared/domain/completeness.ts';
import { narrowScreen, useMediaQuery } from '#web/lib/use-media-query.ts';
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
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  const isNarrow = useMediaQuery(narrowScreen);
  const needsAttention = wizardSteps.some(({ name }) => stateOf(name) === 'attention');
  return (
    <nav aria-label="Setup steps" className="steps">
      {isNarrow && (
        <button
          type="button"
          className="steps__here"
          aria-expanded={isOpen}
          aria-controls={listId}
          disabled={!onStep}
          onClick={() => setIsOpen(!isOpen)}
        >
          <b className="num">
            {currentPosition + 1}/{wizardSteps.length}
          </b>{' '}
          <span>{wizardSteps[currentPosition]?.label}</span>
          {needsAttention && <small>A step needs attention</small>}
          <ChevronDown aria-hidden="true" />
        </button>
      )}
      <ol className={clsx('bar', isOpen && 'bar--open')} id={listId}>
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
                onClick={() => {
                  setIsOpen(false);
                  onStep?.(name);
                }}
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
