// One row of the review's lists: what is missing or weak, where, and the way there.
import { ArrowRight } from 'lucide-react';
import { Link } from 'wouter';
import type { Readiness } from '#web/api/assistants.ts';
import { pointedNoteState } from '../../pointed-note.tsx';
import { isStepName, wizardSteps } from '../../steps.ts';
import { fieldPath } from './field-path.ts';

interface ReviewPointProps {
  assistantId: number;
  point: Readiness['problems'][number];
  /** The field itself would say nothing: the sentence goes along. */
  isWeak?: boolean;
}

export function ReviewPoint({ assistantId, point, isWeak = false }: ReviewPointProps) {
  const { step, field, label, message } = point;
  return (
    <li>
      <Link
        href={fieldPath(assistantId, step, field)}
        state={isWeak ? pointedNoteState(message) : undefined}
      >
        <span className="grow">
          {isWeak ? <span className="prob__weak">{message}</span> : <b>{message}</b>}
          <span className="small mute">
            {stepLabel(step)}, {label}
          </span>
        </span>
        <ArrowRight aria-hidden="true" />
      </Link>
    </li>
  );
}

function stepLabel(step: string): string {
  if (!isStepName(step)) return '';
  return wizardSteps.find(({ name }) => name === step)?.label ?? '';
}
