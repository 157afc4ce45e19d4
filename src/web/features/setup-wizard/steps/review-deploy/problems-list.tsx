// What keeps an assistant from being deployed, and what only weakens it; each row leads to its field.
import { ArrowRight, ListChecks } from 'lucide-react';
import { Link } from 'wouter';
import type { Readiness } from '#web/api/assistants.ts';
import { Notice } from '#web/ui/notice.tsx';
import { isStepName, wizardSteps } from '../../steps.ts';
import { fieldPath } from './field-path.ts';

interface ProblemsListProps {
  assistantId: number;
  problems: Readiness['problems'];
}

export function ProblemsList({ assistantId, problems }: ProblemsListProps) {
  if (problems.length === 0) return null;
  const count = problems.length === 1 ? '1 thing' : `${problems.length} things`;
  return (
    <section className="card card--lift problems" aria-labelledby="problems-title">
      <div className="problems__head">
        <ListChecks aria-hidden="true" />
        <div>
          <h2 id="problems-title">{count} to finish before you can deploy</h2>
          <p className="small mute">Each one takes you to the right place.</p>
        </div>
      </div>
      <ul className="prob">
        {problems.map(({ step, field, label, message }) => (
          <li key={`${step}-${field}`}>
            <Link href={fieldPath(assistantId, step, field)}>
              <span className="grow">
                <b>{message}</b>
                <span className="small mute">
                  {stepLabel(step)}, {label}
                </span>
              </span>
              <ArrowRight aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function WarningsList({
  assistantId,
  warnings,
}: {
  assistantId: number;
  warnings: Readiness['warnings'];
}) {
  if (warnings.length === 0) return null;
  return (
    <Notice tone="info" title="Not required, but better with it">
      <ul className="warnings">
        {warnings.map(({ step, field, message }) => (
          <li key={`${step}-${field}`}>
            <Link href={fieldPath(assistantId, step, field)}>{message}</Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function stepLabel(step: string): string {
  if (!isStepName(step)) return '';
  return wizardSteps.find(({ name }) => name === step)?.label ?? '';
}
