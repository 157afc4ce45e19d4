// After a test call: what was asked, what answered it, and what had no answer.
import '#web/styles/pages/call-report.css';
import { CircleCheck, CircleQuestionMark, MessageSquare, Plus, TriangleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { newFaqPath } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { callDuration } from './call-duration.ts';
import type { AskedQuestion, CallReport } from './summarize-call.ts';

export interface CallReportCardProps {
  report: CallReport;
  assistantId: number;
}

export function CallReportCard({ report, assistantId }: CallReportCardProps) {
  const { seconds, questions, ending } = report;
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The call that had the focus is gone; what it brought about stands here.
    title.current?.focus();
  }, []);
  return (
    <section className="report" aria-labelledby={titleId}>
      <h3 id={titleId} ref={title} tabIndex={-1}>
        Report of your test call
      </h3>
      <p className="mute">
        <span className="num">{callDuration(seconds)}</span> · {ending}
      </p>
      {questions.length === 0 ? (
        <p>Nothing was asked.</p>
      ) : (
        <ul className="report__list">
          {questions.map((asked) => (
            <li key={asked.id} className={`report__row report__row--${asked.outcome}`}>
              {icons[asked.outcome]}
              <div>
                <p className="report__asked">“{asked.question}”</p>
                <p className="small mute">
                  {words[asked.outcome]}
                  {asked.from.length > 0 && `: ${asked.from.join(', ')}`}
                  {asked.note !== '' && `. ${asked.note}`}
                </p>
              </div>
              {asked.outcome === 'unanswered' && (
                <ButtonLink
                  variant="line"
                  icon={<Plus />}
                  href={newFaqPath(assistantId, asked.question)}
                  aria-label={`Add as FAQ: ${asked.question}`}
                >
                  Add as FAQ
                </ButtonLink>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const icons: Record<AskedQuestion['outcome'], ReactNode> = {
  answered: <CircleCheck />,
  unanswered: <CircleQuestionMark />,
  handled: <MessageSquare />,
  failed: <TriangleAlert />,
};

const words: Record<AskedQuestion['outcome'], string> = {
  answered: 'Answered from',
  unanswered: 'No answer',
  handled: 'Handled',
  failed: 'No reply',
};
