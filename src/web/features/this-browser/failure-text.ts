// The sentence of a failed call, without its status number, for the dialogs of this feature.
import { ApiError } from '#web/api/client.ts';

export function failureText(error: Error): string {
  return error instanceof ApiError ? error.detail : error.message;
}
