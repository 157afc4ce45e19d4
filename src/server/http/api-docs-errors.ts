// Which refusals a call may answer, for the API's description: what follows from its shape, and the rest by name.

/** The parts of a call that tell which refusals it can give. */
export interface CallShape {
  method: string;
  /** As OpenAPI writes it, such as '/api/assistants/{id}'. */
  path: string;
  hasBody: boolean;
  hasQuery: boolean;
}

/** @returns HTTP statuses in order */
export function refusalsOf({ method, path, hasBody, hasQuery }: CallShape): number[] {
  const isDesk = path.startsWith('/api/operator/');
  const statuses = [
    ...(hasBody ? [400, 413, 415] : []),
    ...(hasQuery ? [400] : []),
    ...(path.includes('{') ? [404] : []),
    ...(isDesk ? [401] : []),
    // A request that another site sent, and a token that may only read.
    ...(method === 'get' ? [] : [403]),
    ...(more[`${method.toUpperCase()} ${path}`] ?? []),
    429,
  ];
  return [...new Set(statuses)].sort((one, other) => one - other);
}

export const refusals: Record<number, string> = {
  400: 'The input cannot be used; `errors` names each field and what it may hold',
  401: 'Not signed in as an operator, or a token that is not known',
  403: 'The request came from another site, or the token may not do this',
  404: 'It does not exist, or belongs to someone else',
  409: 'Something else stands in the way; the sentence says what',
  410: 'The link was used or has expired',
  412: '`If-Match` names an older state: it was changed meanwhile',
  413: 'Too large',
  415: 'A kind of body or file that is not taken here',
  416: 'The file is shorter than the part that was asked for',
  422: 'Understood, but not possible as things stand; `errors` or the sentence says what is missing',
  429: 'Too many requests; `Retry-After` says how many seconds to wait',
};

/** What the shape of a call does not tell. */
const more: Record<string, number[]> = {
  'POST /api/assistants': [409],
  'PATCH /api/assistants/{id}': [412],
  'PATCH /api/assistants/{id}/company': [412],
  'PATCH /api/assistants/{id}/voice-contact': [412],
  'PATCH /api/assistants/{id}/knowledge-base': [412],
  'PATCH /api/assistants/{id}/deployment': [412],
  'POST /api/assistants/{id}/documents': [400, 409, 413, 415],
  'POST /api/assistants/{id}/conversation': [400, 413, 415, 422],
  'POST /api/assistants/{id}/deploy': [409, 422],
  'POST /api/assistants/{id}/webhook': [409],
  'POST /api/device/recovery': [409],
  'POST /api/device/links/preview': [410],
  'POST /api/device/links/redeem': [409, 410],
  'POST /api/notify-email/confirm': [404],
  'PATCH /api/operator/deployments/{id}': [409],
  'GET /api/speech/{key}': [416],
  'GET /api/voices/{id}/sample': [416],
};
