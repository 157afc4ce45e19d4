import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError, request, unreachable } from './client.ts';

function answer(body: string, init: ResponseInit = {}) {
  const fetch = vi.fn(async (_path: string, _init?: RequestInit) => new Response(body, init));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

const failure = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => Promise.reject(new Error('The call should have failed')),
    (error: ApiError) => error,
  );

afterEach(() => void vi.unstubAllGlobals());

describe('request', () => {
  it('[CALL-22] sends cookies and a JSON body, and parses the JSON answer', async () => {
    const fetch = answer('{"id":7}');
    expect(await request('POST', '/api/assistants', { companyName: '' })).toEqual({ id: 7 });
    const [path, init] = fetch.mock.calls[0] ?? [];
    expect(path).toBe('/api/assistants');
    expect(init).toMatchObject({
      method: 'POST',
      credentials: 'include',
      body: '{"companyName":""}',
    });
    expect(new Headers(init?.headers).get('content-type')).toBe('application/json');
  });

  it('[CALL-15] sends no body and no content type for an empty payload', async () => {
    const fetch = answer('{}');
    await request('POST', '/api/assistants/7/deploy');
    const init = fetch.mock.calls[0]?.[1];
    expect(init?.body).toBeUndefined();
    expect(new Headers(init?.headers).has('content-type')).toBe(false);
  });

  it('[CALL-22] treats a 401 as an error', async () => {
    answer('Unauthorized', { status: 401 });
    expect(await failure(request('GET', '/api/voices'))).toBeInstanceOf(ApiError);
  });

  it.each([
    [
      'the detail of a problem',
      404,
      '{"detail":"This does not exist."}',
      '404: This does not exist.',
    ],
    ['another body as it is', 500, 'Internal fault', '500: Internal fault'],
    ['JSON that is no problem as it is', 400, '{"error":1}', '400: {"error":1}'],
    ['the status text of an empty body', 502, '', '502: Bad Gateway'],
  ])('[CALL-25] an error says status, colon, blank and %s', async (_, status, body, message) => {
    answer(body, { status, statusText: 'Bad Gateway' });
    expect((await failure(request('GET', '/api/x'))).message).toBe(message);
  });

  it('keeps the parsed problem for the fields of a form', async () => {
    const errors = [{ field: 'companyName', message: 'Too short' }];
    answer(JSON.stringify({ detail: 'Please check the input', errors }), { status: 400 });
    const error = await failure(request('PATCH', '/api/assistants/7/company', {}));
    expect(error).toMatchObject({
      status: 400,
      detail: 'Please check the input',
      problem: { errors },
    });
  });

  it('says in a sentence that the server was not reached', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const error = await failure(request('GET', '/api/voices'));
    expect(error).toMatchObject({ status: 0, message: unreachable });
  });

  it('sends If-Match and shows the answer’s headers', async () => {
    const fetch = answer('{}', { headers: { etag: '"b"' } });
    let etag: string | null = null;
    await request(
      'PATCH',
      '/api/assistants/7',
      {},
      {
        ifMatch: '"a"',
        onHeaders: (headers) => {
          etag = headers.get('etag');
        },
      },
    );
    expect(new Headers(fetch.mock.calls[0]?.[1]?.headers).get('if-match')).toBe('"a"');
    expect(etag).toBe('"b"');
  });

  it('[LIFE-17] sends a save that outlives the page, unless it is larger than browsers take', async () => {
    const fetch = answer('{}');
    const save = (text: string) =>
      request('PATCH', '/api/assistants/7', { text }, { outlivesPage: true });
    await save('short');
    // As many characters as would fit, but each takes three bytes.
    await save('€'.repeat(40_000));
    await request('GET', '/api/voices');
    expect(fetch.mock.calls.map(([, init]) => init?.keepalive)).toEqual([true, false, undefined]);
  });
});
