// Colour of a submission's status badge (spec 2 and 4, Submission Summary).

/** Green for success, red for failed, blue for every other word. */
export function submissionTone(status: string): 'ok' | 'bad' | 'info' {
  if (status === 'success') return 'ok';
  return status === 'failed' ? 'bad' : 'info';
}
