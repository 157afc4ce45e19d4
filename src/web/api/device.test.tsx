import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useCreateAssistant } from './assistants.ts';
import { leaveOwner, useDevice, useDeviceId, useStartFresh } from './device.ts';
import { createQueryClient } from './query-client.ts';
import { queryKeys } from './query-keys.ts';

interface Call {
  method: string;
  path: string;
  body: unknown;
}

/** A server that answers each call in turn as the test says. */
function serve(respond: (call: Call) => unknown): Call[] {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    const call = { method, path, body: typeof body === 'string' ? JSON.parse(body) : undefined };
    calls.push(call);
    const answer = await respond(call);
    return answer instanceof Response ? answer : Response.json(answer);
  });
  return calls;
}

const nobody = { deviceIds: [], needsRecovery: false };
const refusal = (code: string, detail: string) => () =>
  Response.json({ type: `urn:problem:${code}`, detail }, { status: 409 });
const foreign = refusal('foreign-device', 'Another browser');

function render<Result>(hook: () => Result) {
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(hook, { wrapper }).result;
}

afterEach(() => void vi.unstubAllGlobals());

describe('the identifier of this browser', () => {
  it('[IDENT-08] a write whose token is outdated leads to the recovery code, not to a dead end', async () => {
    localStorage.setItem('deviceId', 'device_1_own');
    let isOutdated = false;
    serve(({ path }) => {
      if (path.startsWith('/api/device')) {
        return isOutdated
          ? { deviceIds: [], needsRecovery: true }
          : { deviceIds: ['device_1_own'], needsRecovery: false };
      }
      isOutdated = true;
      return refusal('session-outdated', 'The access of this browser was renewed')();
    });
    const result = render(() => ({ device: useDevice().data, create: useCreateAssistant() }));
    await waitFor(() => expect(result.current.device?.deviceId).toBe('device_1_own'));
    act(() => result.current.create.mutate({}));
    await waitFor(() => expect(result.current.device?.needsRecovery).toBe(true));
    expect(result.current.create.isError).toBe(true);
  });

  it("[IDENT-01] is made as 'device_', a time and 128 random bits, and kept in local storage", async () => {
    serve(() => nobody);
    const result = render(useDeviceId);
    expect(result.current).toBeUndefined();
    await waitFor(() => expect(result.current).toMatch(/^device_\d{13}_[0-9a-f]{32}$/));
    expect(localStorage.getItem('deviceId')).toBe(result.current);
  });

  it('[INPUT-14] is made on a plain http address, where browsers have no randomUUID', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    serve(() => nobody);
    const result = render(useDeviceId);
    await waitFor(() => expect(result.current).toMatch(/^device_\d{13}_[0-9a-f]{32}$/));
  });

  it('[IDENT-01] stays the same on the next visit', async () => {
    localStorage.setItem('deviceId', 'device_1700000000000_abc');
    const calls = serve(() => nobody);
    const result = render(useDeviceId);
    await waitFor(() => expect(result.current).toBe('device_1700000000000_abc'));
    expect(calls[0]?.path).toBe('/api/device?deviceId=device_1700000000000_abc');
  });

  it.each([null, 'device_1_other'])(
    '[IDENT-19] comes back from the server when local storage holds %s',
    async (stored) => {
      if (stored) localStorage.setItem('deviceId', stored);
      serve(() => ({ deviceIds: ['device_1_own'], needsRecovery: false }));
      const result = render(useDeviceId);
      await waitFor(() => expect(result.current).toBe('device_1_own'));
      expect(localStorage.getItem('deviceId')).toBe('device_1_own');
    },
  );

  it('[IDENT-19] is never replaced silently when a recovery code is needed', async () => {
    localStorage.setItem('deviceId', 'device_1_lost');
    serve(() => ({ deviceIds: [], needsRecovery: true }));
    const result = render(() => ({
      device: useDevice().data,
      id: useDeviceId(),
      start: useStartFresh(),
    }));
    await waitFor(() => expect(result.current.device?.needsRecovery).toBe(true));
    expect(result.current.id).toBeUndefined();
    expect(localStorage.getItem('deviceId')).toBe('device_1_lost');

    await act(() => result.current.start());
    await waitFor(() => expect(result.current.id).toMatch(/^device_\d{13}_/));
    expect(result.current.device?.needsRecovery).toBe(false);
  });

  it('lives in memory where local storage is blocked', async () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked });
    serve(() => nobody);
    const first = render(useDeviceId);
    await waitFor(() => expect(first.current).toMatch(/^device_/));
    const second = render(useDeviceId);
    await waitFor(() => expect(second.current).toBe(first.current));
  });
});

describe('a browser that is forgotten', () => {
  it("[IDENT-18] shows nothing of the former owner, and keeps what is everybody's", async () => {
    serve(() => nobody);
    const client = createQueryClient();
    const owned = [
      queryKeys.assistantList(undefined),
      queryKeys.assistant('7'),
      queryKeys.documents('7'),
      queryKeys.documentText(8),
      queryKeys.submissions,
      queryKeys.browsers,
    ];
    for (const key of [...owned, queryKeys.voices]) client.setQueryData(key, ['Maple Court']);
    await leaveOwner(client);
    for (const key of owned) expect(client.getQueryData(key), key.join()).toBeUndefined();
    expect(client.getQueryData(queryKeys.voices)).toBeDefined();
  });
});

describe('the first write', () => {
  it('[IDENT-07] [CALL-01] waits for GET /api/device, then sends the empty fields and the identifier', async () => {
    let answerDevice: (answer: unknown) => void = () => undefined;
    const calls = serve(({ path }) =>
      path.startsWith('/api/device')
        ? new Promise((resolve) => {
            answerDevice = resolve;
          })
        : { id: 1_234_567_890 },
    );
    const result = render(useCreateAssistant);
    const made = result.current.mutateAsync({});
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.path).toMatch(/^\/api\/device/);
    answerDevice({ deviceIds: ['device_1_own'], needsRecovery: false });
    expect(await act(() => made)).toMatchObject({ id: 1_234_567_890 });
    expect(calls[1]).toEqual({
      method: 'POST',
      path: '/api/assistants',
      body: {
        companyName: '',
        greeting: '',
        selectedVoice: '',
        transferNumber: '',
        deviceId: 'device_1_own',
      },
    });
  });

  it('[IDENT-11] takes its own identifier from the server after a 409 and tries once more', async () => {
    localStorage.setItem('deviceId', 'device_1_taken');
    let isOwner = false;
    const calls = serve(({ path, body }) => {
      if (path.startsWith('/api/device')) {
        return isOwner ? { deviceIds: ['device_1_own'], needsRecovery: false } : nobody;
      }
      isOwner = true;
      return (body as { deviceId: string }).deviceId === 'device_1_own' ? { id: 7 } : foreign();
    });
    const result = render(useCreateAssistant);
    await act(() => result.current.mutateAsync({}));
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(2);
    expect(localStorage.getItem('deviceId')).toBe('device_1_own');
  });

  it('[IDENT-11] takes another 409, such as of a full owner, as it is', async () => {
    const full = refusal('quota', 'You have 100 assistants, which is the most.');
    const calls = serve(({ method }) => (method === 'POST' ? full() : nobody));
    const result = render(useCreateAssistant);
    await act(() =>
      expect(result.current.mutateAsync({})).rejects.toMatchObject({ detail: /100 assistants/ }),
    );
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('gives up after the second refusal', async () => {
    const calls = serve(({ method }) => (method === 'POST' ? foreign() : nobody));
    const result = render(useCreateAssistant);
    await act(() => expect(result.current.mutateAsync({})).rejects.toMatchObject({ status: 409 }));
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(2);
  });
});
