// The last attempts at a delivery that failed, as they are kept with it.

export interface FailedAttempt {
  /** ISO 8601. */
  at: string;
  /** What the other side answered; null when it did not. */
  code: number | null;
  /** One plain sentence for a person. */
  reason: string;
}

/** As many as are tried by themselves. */
const mostKept = 10;

/** @param kept JSON of those before, oldest first */
export function withAttempt(kept: string, attempt: FailedAttempt): string {
  return JSON.stringify([...parseAttempts(kept), attempt].slice(-mostKept));
}

export function parseAttempts(kept: string): FailedAttempt[] {
  return JSON.parse(kept) as FailedAttempt[]; // Written by `withAttempt` only.
}
