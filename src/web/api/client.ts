// The one way to the server: JSON in and out, cookies sent, errors as `ApiError` (spec 7, 8).
import type { HttpMethod } from '#shared/contract/endpoint.ts';
import type { Problem } from '#shared/contract/problem.ts';

/** A call that failed. `message` is the status, a colon, a space and the server's sentence. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly problem?: Problem;
  /** The sentence without the status, for people. */
  readonly detail: string;

  /** @param status 0 when the server was not reached; the message is then the sentence alone */
  constructor(status: number, detail: string, problem?: Problem) {
    super(status === 0 ? detail : `${status}: ${detail}`);
    this.status = status;
    this.detail = detail;
    this.problem = problem;
  }
}

/** The sentence of a failed call, without its status. */
export function failureText(error: Error): string {
  return error instanceof ApiError ? error.detail : error.message;
}

export interface RequestOptions {
  /** Refused with 412 when the section has changed since this ETag. */
  ifMatch?: string;
  signal?: AbortSignal;
  /** The browser still sends it when the page is left meanwhile. */
  outlivesPage?: boolean;
  /** Sees the answer's headers, such as its ETag. */
  onHeaders?: (headers: Headers) => void;
}

export const unreachable =
  'The server cannot be reached. Please check your connection and try again.';

/** Sends a call and parses its JSON answer. A `FormData` body goes out as multipart. */
export async function request<Answer>(
  method: HttpMethod,
  path: string,
  body?: unknown,
  options: RequestOptions = {},
): Promise<Answer> {
  const headers = new Headers({ accept: 'application/json' });
  // The browser itself names the type of a form, with its boundary.
  const isForm = body instanceof FormData;
  if (body !== undefined && !isForm) headers.set('content-type', 'application/json');
  if (options.ifMatch !== undefined) headers.set('if-match', options.ifMatch);
  const content = body === undefined || isForm ? body : JSON.stringify(body);
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers,
      credentials: 'include',
      body: content,
      signal: options.signal,
      keepalive: options.outlivesPage && fitsKeepalive(content),
    });
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw new ApiError(0, unreachable);
  }
  if (!response.ok) throw await apiErrorOf(response);
  options.onHeaders?.(response.headers);
  try {
    return (await response.json()) as Answer; // The server trims every answer to the contract's schema.
  } catch (error) {
    // Cut off on the way, or a page of some proxy.
    if (options.signal?.aborted) throw error;
    throw new ApiError(0, unreachable);
  }
}

/** Browsers refuse more than 64 KiB of such requests at a time. */
const maxKeepaliveBytes = 48 * 1024;

function fitsKeepalive(content: string | FormData | undefined): boolean {
  return typeof content === 'string' && new Blob([content]).size <= maxKeepaliveBytes;
}

async function apiErrorOf(response: Response): Promise<ApiError> {
  const body = await response.text().catch(() => '');
  return apiError(response.status, response.statusText, body);
}

/** The error of a non-success answer: the problem's sentence, else the body, else the status text. */
export function apiError(status: number, statusText: string, body: string): ApiError {
  const problem = problemIn(body);
  return new ApiError(status, problem?.detail || body || statusText, problem);
}

function problemIn(body: string): Problem | undefined {
  try {
    const value: unknown = JSON.parse(body);
    const isProblem = typeof value === 'object' && value !== null && 'detail' in value;
    return isProblem && typeof value.detail === 'string' ? (value as Problem) : undefined;
  } catch {
    return undefined;
  }
}
