// Says so when the server could not be asked who this browser is; without that no screen can load.
import { useQueryClient } from '@tanstack/react-query';
import { failureText } from '#web/api/client.ts';
import { useDevice } from '#web/api/device.ts';
import { LinkButton, Notice } from '#web/ui/notice.tsx';

export function ConnectionNotice() {
  const { error, isError } = useDevice();
  const client = useQueryClient();
  if (!isError) return null;
  return (
    <div className="page-notice">
      <Notice tone="bad" role="alert" title="Your assistants cannot be loaded">
        {failureText(error)}{' '}
        <LinkButton
          onClick={() =>
            client.refetchQueries({ predicate: ({ state }) => state.status === 'error' })
          }
        >
          Try again
        </LinkButton>
      </Notice>
    </div>
  );
}
