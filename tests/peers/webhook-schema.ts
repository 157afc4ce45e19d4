// The JSON Schema of the webhook's messages, as docs/provider-webhook.schema.json holds it.
import * as z from 'zod/mini';
import { webhookEventSchema } from '#shared/contract/webhook-events.ts';

export function webhookSchemaText(): string {
  // As they come in: fields that are not named are allowed.
  return `${JSON.stringify(z.toJSONSchema(webhookEventSchema, { io: 'input' }), null, 2)}\n`;
}
