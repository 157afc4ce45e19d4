// What keeps an assistant from being deployed; each row leads to its field.
import { ListChecks } from 'lucide-react';
import type { Readiness } from '#web/api/assistants.ts';
import { ReviewPoint } from './review-point.tsx';

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
        {problems.map((problem) => (
          <ReviewPoint
            key={`${problem.step}-${problem.field}`}
            assistantId={assistantId}
            point={problem}
          />
        ))}
      </ul>
    </section>
  );
}
