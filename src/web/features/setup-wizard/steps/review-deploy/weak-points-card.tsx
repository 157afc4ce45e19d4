// What weakens an assistant without keeping it from being deployed; each row leads to its field.
import { ChevronRight, Lightbulb } from 'lucide-react';
import type { Readiness } from '#web/api/assistants.ts';
import { ReviewPoint } from './review-point.tsx';

interface WeakPointsCardProps {
  assistantId: number;
  points: Readiness['warnings'];
  /** Something is missing as well: that comes first. */
  isIncomplete: boolean;
}

/** More are one click away: the review itself is not to be pushed off the screen. */
const mostShown = 5;

export function WeakPointsCard({ assistantId, points, isIncomplete }: WeakPointsCardProps) {
  if (points.length === 0) return null;
  const count = points.length === 1 ? '1 thing' : `${points.length} things`;
  // A single one behind a click would take the room of the click.
  const shown = points.length === mostShown + 1 ? points : points.slice(0, mostShown);
  const more = points.slice(shown.length);
  const rows = (some: typeof points) => (
    <ul className="prob">
      {some.map((point) => (
        <ReviewPoint
          key={`${point.step}-${point.field}-${point.message}`}
          assistantId={assistantId}
          point={point}
          isWeak
        />
      ))}
    </ul>
  );
  return (
    <section className="card problems problems--weak" aria-labelledby="weak-points-title">
      <div className="problems__head">
        <Lightbulb aria-hidden="true" />
        <div>
          <h2 id="weak-points-title">{count} worth a look</h2>
          <p className="small mute">
            {isIncomplete
              ? 'Not required, but callers notice.'
              : 'You can deploy all the same, but callers notice.'}
          </p>
        </div>
      </div>
      {rows(shown)}
      {more.length > 0 && (
        <details className="details">
          <summary>
            <ChevronRight aria-hidden="true" />
            Show {more.length} more
          </summary>
          {rows(more)}
        </details>
      )}
    </section>
  );
}
