// The shape in which every call is written down. The server validates, answers and documents from it;
// the browser imports only its types and the path table.
import type * as z from 'zod/mini';

export type HttpMethod = 'GET' | 'POST' | 'PATCH' | 'DELETE';
type Schema = z.ZodMiniType;

export interface Endpoint {
  method: HttpMethod;
  /** Template such as `/api/assistants/:id`. */
  path: string;
  summary: string;
  params?: Schema;
  query?: Schema;
  /** JSON body. */
  body?: Schema;
  /** Body of the 200 answer; absent when a file is sent. */
  answer?: Schema;
}

/** Keeps the exact types of an endpoint. */
export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint;
}

export type Answer<E extends Endpoint> = E['answer'] extends Schema ? z.output<E['answer']> : never;
/** What a client sends: before defaults and trimming. */
export type Body<E extends Endpoint> = E['body'] extends Schema ? z.input<E['body']> : undefined;
