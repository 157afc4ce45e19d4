import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { downloadFile, isFileAvailable } from './download-file.ts';

const answerWith = (answer: () => Response) => {
  const fetch = vi.fn(async (_path: string, _init?: RequestInit) => answer());
  vi.stubGlobal('fetch', fetch);
  return fetch;
};
const away = () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));

describe('downloading a file', () => {
  const saved: string[] = [];
  beforeEach(() => {
    saved.length = 0;
    URL.createObjectURL = () => 'blob:handbook';
    URL.revokeObjectURL = () => undefined;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(`${this.href} as ${this.download}`);
    });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('[CALL-13] [CALL-21] [CALL-22] saves the blob of a GET with cookies under its original name', async () => {
    const fetch = answerWith(() => new Response('text'));
    expect(await downloadFile('/api/documents/download/7', 'House rules.pdf')).toEqual({
      isOk: true,
    });
    expect(fetch).toHaveBeenCalledWith('/api/documents/download/7', { credentials: 'include' });
    expect(saved).toEqual(['blob:handbook as House rules.pdf']);
  });

  it.each([
    ['details', { details: 'It was deleted.', message: 'No' }, 'It was deleted.'],
    ['message', { message: 'It was deleted.' }, 'It was deleted.'],
    ['nothing', {}, undefined],
  ])('[TOAST-13] [TOAST-19] hands on the %s of failure JSON', async (_, body, details) => {
    answerWith(() => Response.json(body, { status: 404 }));
    expect(await downloadFile('/api/pdf/a.pdf', 'a.pdf')).toEqual({
      isOk: false,
      reason: 'refused',
      details,
    });
    expect(saved).toEqual([]);
  });

  it('[TOAST-13] [TOAST-19] tells a refusal without JSON from a network failure', async () => {
    answerWith(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    expect(await downloadFile('/x', 'x')).toEqual({ isOk: false, reason: 'refused' });
    away();
    expect(await downloadFile('/x', 'x')).toEqual({ isOk: false, reason: 'network' });
  });

  it('[CALL-13] [CALL-21] asks with HEAD whether the file is there', async () => {
    const fetch = answerWith(() => new Response(null));
    expect(await isFileAvailable('/x')).toBe(true);
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({ method: 'HEAD' });
    answerWith(() => new Response(null, { status: 404 }));
    expect(await isFileAvailable('/x')).toBe(false);
    away();
    expect(await isFileAvailable('/x')).toBe(false);
  });
});
