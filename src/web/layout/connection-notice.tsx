// Says so when the server could not be asked who this browser is, without which no screen can load, or what
// its settings are.
import { useQueryClient } from '@tanstack/react-query';
import { failureText } from '#web/api/client.ts';
import { useConfig } from '#web/api/config.ts';
import { useDevice } from '#web/api/device.ts';
import { LinkButton, Notice } from '#web/ui/notice.tsx';

export function ConnectionNotice() {
  const device = useDevice();
  const config = useConfig();
  const client = useQueryClient();
  const error = device.error ?? config.error;
  if (!error) return null;
  return (
    <div className="page-notice">
      <Notice
        tone="bad"
        role="alert"
        title={
          device.error
            ? 'Your assistants cannot be loaded'
            : 'The settings of this server could not be loaded'
        }
      >
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
