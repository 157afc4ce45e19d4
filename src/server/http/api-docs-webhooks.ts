// The messages that the server sends to the provider's system, for the API's description.

const headers = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => ({
  name,
  in: 'header',
  required: true,
  schema: { type: 'string' },
}));

/** By the `type` of the message; what stands in `data` is in docs/provider-webhook.md. */
export const webhooks = {
  'assistant.deployed': message(
    'assistant.deployed',
    'An assistant is to go live, for the first time or with changes',
  ),
  'assistant.notify_email.confirmed': message(
    'assistant.notify_email.confirmed',
    'The address to write to when the number is ready was confirmed after the deployment',
  ),
  'assistant.deleted': message('assistant.deleted', 'A deployed assistant was deleted'),
};

function message(type: string, summary: string) {
  return {
    post: {
      summary,
      description:
        'Signed by Standard Webhooks. The id stays the same over all attempts. Record the number that was assigned with PATCH /api/operator/deployments/{id}, where id is `data.assistantId`.',
      security: [],
      parameters: headers,
      requestBody: {
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['type', 'timestamp', 'data'],
              properties: {
                type: { const: type },
                timestamp: { type: 'string', format: 'date-time' },
                data: {
                  type: 'object',
                  required: ['assistantId'],
                  properties: { assistantId: { type: 'integer' } },
                },
              },
            },
          },
        },
      },
      responses: {
        '2XX': { description: 'Taken' },
        default: { description: 'Sent again later; after 410 never again' },
      },
    },
  };
}
