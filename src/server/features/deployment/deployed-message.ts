// The message that tells the provider's system of a deployment, the same whenever it is sent.
import type { SubmissionRow } from '#server/features/submissions/submissions.service.ts';
import type { WebhookContent } from '#server/platform/outbox.ts';
import type { DeployedData } from '#shared/contract/webhook-events.ts';
import type { OrderFacts } from './order-facts.ts';

type Told = Pick<DeployedData, 'configuration' | 'documents' | 'pdf'> & { order: OrderFacts };

export function deployedMessage(
  { id, assistantId, version, submittedAt }: SubmissionRow,
  { order, configuration, documents, pdf }: Told,
): WebhookContent {
  const { revision, request, expectedBy, phoneNumber } = order;
  return {
    type: 'assistant.deployed',
    timestamp: submittedAt,
    data: {
      submissionId: id,
      assistantId,
      version,
      revision,
      request,
      submittedAt,
      expectedBy,
      phoneNumber,
      configuration,
      documents,
      pdf,
    } satisfies DeployedData,
  };
}
