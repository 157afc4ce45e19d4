// One submission of the dashboard's Submission Summary (spec 2): when, how it stands, its PDF.
import { CircleCheck, CircleX, Clock, FileX, RotateCw } from 'lucide-react';
import { useId } from 'react';
import type { Submission } from '#shared/contract/submissions.ts';
import { useConfig } from '#web/api/config.ts';
import { useRetrySubmission } from '#web/api/submissions.ts';
import { showToast, type ToastMessage } from '#web/lib/toast-store.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { canRetry, describeDelivery } from './describe-delivery.ts';
import { PdfDownload } from './pdf-download.tsx';
import { submissionTone } from './submission-tone.ts';

interface SubmissionCardProps {
  submission: Submission;
  /** The company's name, while the assistant is in the list of this browser. */
  companyName?: string;
}

export function SubmissionCard({ submission, companyName }: SubmissionCardProps) {
  const titleId = useId();
  return (
    <Card as="li" className="submission" aria-labelledby={titleId}>
      <div className="submission__head">
        <h3 id={titleId}>
          Assistant <span className="submission__id">#{submission.assistantId}</span>
        </h3>
        <StatusBadge status={submission.status} />
      </div>
      {companyName && <p className="small submission__name">{companyName}</p>}
      <p className="small mute num">{new Date(submission.submittedAt).toLocaleString()}</p>
      <Deliveries submission={submission} />
      <div className="submission__acts">
        {submission.pdfFilename ? (
          <PdfDownload filename={submission.pdfFilename} describedBy={titleId} />
        ) : (
          <p className="small soft submission__no-pdf">
            <FileX />
            No PDF summary available
          </p>
        )}
      </div>
    </Card>
  );
}

const retryFailed: ToastMessage = {
  title: 'Error',
  description: 'The delivery could not be started again. Please try again later.',
  tone: 'bad',
};

function StatusBadge({ status }: { status: string }) {
  const tone = submissionTone(status);
  const Icon = { ok: CircleCheck, bad: CircleX, info: Clock }[tone];
  return (
    <Badge tone={tone} icon={<Icon />}>
      <span className="cap">{status}</span>
    </Badge>
  );
}

const tellingAll = ['success', 'stored', 'superseded'];

function Deliveries({ submission }: { submission: Submission }) {
  const { deliveries, responseMessage, status } = submission;
  const isMailSent = useConfig().data?.isMailSent ?? true;
  const retry = useRetrySubmission();
  const circumstances = { now: new Date(), isMailSent };
  // These say everything in their message.
  const isTellingAll = tellingAll.includes(status) && responseMessage !== '';
  const lines = isTellingAll
    ? []
    : deliveries.map((delivery) => describeDelivery(delivery, circumstances));
  const onRetry = () => retry.mutate(submission.id, { onError: () => showToast(retryFailed) });
  return (
    <div className="submission__state small mute">
      {responseMessage !== '' && <p>{responseMessage}</p>}
      {lines.length > 0 && (
        <ul>
          {[...new Set(lines)].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {!tellingAll.includes(status) && deliveries.some(canRetry) && (
        <Button
          variant="soft"
          className="submission__retry"
          icon={<RotateCw />}
          busy={retry.isPending}
          onClick={onRetry}
        >
          Retry now
        </Button>
      )}
    </div>
  );
}
