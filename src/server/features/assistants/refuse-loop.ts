// No call may go from the assistant to itself: its own number is neither the transfer nor the on-call line.
import { AppError } from '#server/http/app-error.ts';
import { loopingLines } from '#shared/domain/completeness.ts';
import type { AssistantRow } from './assistants.store.ts';

/** @throws AppError invalid-input, naming the field */
export function refuseLoop(row: AssistantRow): void {
  const errors = loopingLines(row, row.phoneNumber).map(({ field, message }) => ({
    field,
    message,
  }));
  const [first] = errors;
  if (first) throw new AppError('invalid-input', { detail: first.message, errors });
}
