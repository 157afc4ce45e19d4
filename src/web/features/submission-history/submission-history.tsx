// The Submission Summary section of the dashboard (spec 2): every submission of this browser's owner.
import { RefreshCw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useSubmissions } from '#web/api/submissions.ts';
import { useErrorToast } from '#web/lib/use-error-toast.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SubmissionCard } from './submission-card.tsx';
import { SubmissionsSkeleton } from './submissions-skeleton.tsx';

interface SubmissionHistoryProps {
  /** Undefined until the server has confirmed it. */
  deviceId: string | undefined;
  /** The server could not be asked for it. */
  isDeviceUnknown: boolean;
  /** Company names by assistant id, to tell the cards apart. */
  companyNames: ReadonlyMap<number, string>;
  /** The way to a first submission, where there is one. */
  firstStep?: ReactNode;
}

export function SubmissionHistory(props: SubmissionHistoryProps) {
  const { deviceId, isDeviceUnknown, companyNames, firstStep } = props;
  const list = useSubmissions(deviceId);
  const { data, isPending, isError, refetch } = list;
  useErrorToast(list);
  // Not `isFetching`: the polling of a pending submission must not flicker in the button.
  const [isRefreshing, setIsRefreshing] = useState(false);
  const onRefresh = async () => {
    setIsRefreshing(true);
    await refetch();
    setIsRefreshing(false);
  };
  return (
    <section className="sect sect--wide" aria-labelledby="submissions">
      <div className="sect__head sect__head--row">
        <div>
          <h2 id="submissions">Submission Summary</h2>
          <p>View history of all submissions from this device</p>
        </div>
        <Button
          variant="line"
          icon={<RefreshCw />}
          busy={isRefreshing}
          busyLabel="Refreshing..."
          disabled={deviceId === undefined}
          onClick={onRefresh}
        >
          Refresh
        </Button>
      </div>
      <div>
        {(isError || isDeviceUnknown) && (
          <Notice tone="bad" title="The submissions could not be loaded">
            {isDeviceUnknown
              ? 'They follow when the server answers.'
              : 'Choose Refresh to try again.'}
          </Notice>
        )}
        {isPending && !isDeviceUnknown && <SubmissionsSkeleton />}
        {data?.length === 0 && (
          <EmptyState title="No Submissions Found" action={firstStep}>
            No submissions have been recorded yet. Deploy a voice assistant to create submissions.
          </EmptyState>
        )}
        {data && data.length > 0 && (
          <>
            <ul className="grid3">
              {data.map((submission) => (
                <SubmissionCard
                  key={submission.id}
                  submission={submission}
                  companyName={companyNames.get(submission.assistantId)}
                />
              ))}
            </ul>
            <p className="small mute submission__count">Showing {data.length} submission(s)</p>
          </>
        )}
      </div>
    </section>
  );
}
