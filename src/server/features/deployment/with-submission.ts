// Work on the submission of an assistant's present version. What it takes is made before the transaction
// begins, so that nobody waits for it; an assistant that changed meanwhile begins again.
import type { Trx } from '#server/database/db.ts';
import {
  type AssistantRow,
  lockAssistant,
} from '#server/features/assistants/assistants.service.ts';
import {
  findSubmission,
  lockSubmission,
  recordSubmission,
  type SubmissionRow,
  settleSubmission,
} from '#server/features/submissions/submissions.service.ts';
import { AppError } from '#server/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import {
  ChangedMeanwhile,
  type DeploymentServices,
  draftOf,
  orderKey,
  type SubmissionDraft,
  type Wanted,
} from './submission-draft.ts';

export type SubmittedVersion = Omit<SubmissionDraft, 'key' | 'submissionId' | 'pdf'> & {
  row: AssistantRow;
  submission: SubmissionRow;
};

const mostRounds = 5;

/**
 * Runs `work` in a transaction that holds the assistant and its submission, then wakes the outbox.
 * @throws AppError not-found, quota, unavailable; conflict when the assistant keeps changing
 */
export async function withSubmission<T>(
  services: DeploymentServices,
  wanted: Wanted,
  work: (trx: Trx, version: SubmittedVersion) => Promise<T>,
): Promise<T> {
  for (let round = 0; round < mostRounds; round++) {
    const draft = await draftOf(services, wanted).catch(nullIfChanged);
    if (draft === null) continue;
    const done = await services.db.transaction().execute(async (trx) => {
      const row = await lockAssistant(trx, wanted.ownerId, wanted.assistantId);
      if (orderKey(row) !== draft.key) return undefined;
      const submission =
        (await findSubmission(trx, row.id, row.version)) ??
        (await recordDraft(trx, services, row, wanted.recipientEmail, draft));
      // Another one was recorded meanwhile, and everything here names this one.
      if (submission?.id !== draft.submissionId) return undefined;
      await lockSubmission(trx, submission.id);
      const result = await work(trx, { ...draft, row, submission });
      await settleSubmission(trx, services, submission.id);
      return { result };
    });
    if (done) {
      services.outbox.wake();
      return done.result;
    }
  }
  throw new AppError('conflict');
}

function nullIfChanged(error: unknown): null {
  if (error instanceof ChangedMeanwhile) return null;
  throw error;
}

async function recordDraft(
  trx: Trx,
  { config }: Services,
  { id: assistantId, ownerId, version, deviceId, companyName }: AssistantRow,
  recipientEmail: string,
  { submissionId, data, pdf, now }: SubmissionDraft,
): Promise<SubmissionRow | undefined> {
  if (!pdf) return undefined;
  return recordSubmission(trx, {
    id: submissionId,
    ownerId,
    assistantId,
    version,
    productName: config.productName,
    companyName,
    data,
    recipientEmail,
    deviceId,
    pdf,
    now: now.toISOString(),
  });
}
