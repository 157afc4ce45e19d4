// One log line for each attempt to deliver that failed: which delivery, where to, how it ended. No address.
import type { Config } from '#server/config.ts';
import type { AttemptFailure } from './outbox.ts';

interface Log {
  warn(line: object, message: string): void;
  error(line: object, message: string): void;
}

export function logAttempts(
  log: Log,
  { webhookUrl, smtpUrl }: Pick<Config, 'webhookUrl' | 'smtpUrl'>,
): (failure: AttemptFailure) => void {
  return ({ isGivenUp, ...failure }) => {
    const url = failure.kind === 'webhook' ? webhookUrl : smtpUrl;
    const line = { ...failure, host: url ? new URL(url).host : '' };
    if (isGivenUp) log.error(line, 'delivery given up');
    else log.warn(line, 'delivery failed, it is tried again');
  };
}
