// Something that the operator can put right: only its sentence is printed, at the start and by every command.

export class OperatorError extends Error {}

/** The code of an error of Node.js, SQLite or PostgreSQL; empty for any other. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  // Of several addresses that were tried, the first says enough.
  if (error instanceof AggregateError) return codeOf(error.errors[0]);
  return 'code' in error ? String(error.code) : '';
}
