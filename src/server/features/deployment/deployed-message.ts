// The message that tells the provider's system of a deployment, the same whenever it is sent.
import type { SubmissionRow } from '#server/features/submissions/submissions.service.ts';
import type { WebhookContent } from '#server/platform/outbox.ts';

/** @param submittedData JSON: configuration and documents */
export function deployedMessage(
  { id, assistantId, version, submittedAt }: SubmissionRow,
  submittedData: string,
): WebhookContent {
  const data = { submissionId: id, assistantId, version, submittedAt };
  return {
    type: 'assistant.deployed',
    timestamp: submittedAt,
    data: { ...data, ...JSON.parse(submittedData) },
  };
}
