import { focusManager, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startNetwork } from '#tests/setup/render-page.tsx';
import {
  useAllAssistants,
  useAssistant,
  useAssistants,
  useClearAssistants,
  useDeleteAssistant,
} from './assistants.ts';
import { createQueryClient } from './query-client.ts';
import { useSubmissions } from './submissions.ts';

const lists = { 'GET /api/assistants': [], 'GET /api/webhook-submissions': [] };
const minuteMs = 60_000;

function render<Props, Result>(hook: (props: Props) => Result, initialProps: Props) {
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(hook, { wrapper, initialProps });
}

async function comeBackToTheWindow() {
  await act(async () => {
    focusManager.setFocused(false);
    focusManager.setFocused(true);
  });
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  focusManager.setFocused(undefined);
});

describe('the list of the dashboard', () => {
  it('[CALL-02] is asked only once the device id is known, with that id', async () => {
    const paths: string[] = [];
    vi.stubGlobal('fetch', async (path: string) => {
      paths.push(path);
      return Response.json([]);
    });
    const { result, rerender } = render(useAssistants, undefined as string | undefined);
    expect(result.current.fetchStatus).toBe('idle');
    rerender('device_1_a');
    await waitFor(() => expect(result.current.isSuccess).toBe(true));
    expect(paths).toEqual(['/api/assistants?deviceId=device_1_a']);
  });

  it('[CALL-02] is cached 5 minutes and then refetched on window focus', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['Date'] });
    const network = startNetwork(lists);
    const { result } = render(useAssistants, 'device_1_a');
    await waitFor(() => expect(result.current.isSuccess).toBe(true));
    vi.setSystemTime(Date.now() + 5 * minuteMs - 1000);
    await comeBackToTheWindow();
    expect(network.calls).toHaveLength(1);
    vi.setSystemTime(Date.now() + 2000);
    await comeBackToTheWindow();
    await waitFor(() => expect(network.calls).toHaveLength(2));
  });

  it("[TOAST-21] raises 'Failed to fetch assistants'", async () => {
    startNetwork({});
    const { result } = render(useAssistants, 'device_1_a');
    await waitFor(() => expect(result.current.error?.message).toBe('Failed to fetch assistants'));
  });
});

describe('the list of the test page', () => {
  it('[CALL-03] is asked without a device and not again on window focus', async () => {
    const network = startNetwork(lists);
    const { result } = render(useAllAssistants, undefined);
    await waitFor(() => expect(result.current.isSuccess).toBe(true));
    await comeBackToTheWindow();
    expect(network.calls).toEqual(['GET /api/assistants']);
  });
});

describe('one assistant', () => {
  it('[CALL-04] is asked only when there is an id', async () => {
    const network = startNetwork({ 'GET /api/assistants/7': { id: 7 } });
    const { result, rerender } = render(useAssistant, undefined as number | undefined);
    expect(result.current.fetchStatus).toBe('idle');
    rerender(7);
    await waitFor(() => expect(result.current.data).toEqual({ id: 7 }));
    expect(network.calls).toEqual(['GET /api/assistants/7']);
  });
});

describe('the history of submissions', () => {
  it('[CALL-19] waits for the device id, sends no filter and is cached 1 minute', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['Date'] });
    const paths: string[] = [];
    vi.stubGlobal('fetch', async (path: string) => {
      paths.push(path);
      return Response.json([]);
    });
    const { result, rerender } = render(useSubmissions, '' as string);
    expect(result.current.fetchStatus).toBe('idle');
    rerender('device_1_a');
    await waitFor(() => expect(result.current.isSuccess).toBe(true));
    expect(paths).toEqual(['/api/webhook-submissions']);
    vi.setSystemTime(Date.now() + minuteMs - 1000);
    expect(result.current.isStale).toBe(false);
    vi.setSystemTime(Date.now() + 2000);
    rerender('device_1_a');
    await waitFor(() => expect(result.current.isStale).toBe(true));
  });

  it("[TOAST-21] raises 'Failed to fetch webhook submissions'", async () => {
    startNetwork({});
    const { result } = render(useSubmissions, 'device_1_a');
    await waitFor(() =>
      expect(result.current.error?.message).toBe('Failed to fetch webhook submissions'),
    );
  });
});

describe('deleting', () => {
  it('[CALL-18] sends one call per assistant in parallel, and reads the lists again', async () => {
    const network = startNetwork({
      ...lists,
      'DELETE /api/assistants/1': () => new Promise(() => undefined),
      'DELETE /api/assistants/2': { success: true },
    });
    const { result } = render(useClearAssistants, undefined);
    act(() => result.current.mutate([1, 2]));
    await waitFor(() =>
      expect(network.calls).toEqual(['DELETE /api/assistants/1', 'DELETE /api/assistants/2']),
    );
  });

  it('[CALL-18] reads both lists again after one was deleted', async () => {
    const network = startNetwork({ ...lists, 'DELETE /api/assistants/1': { success: true } });
    const { result } = render(
      () => ({
        list: useAssistants('device_1_a'),
        submissions: useSubmissions('device_1_a'),
        remove: useDeleteAssistant(),
      }),
      undefined,
    );
    await waitFor(() => expect(result.current.submissions.isSuccess).toBe(true));
    await waitFor(() => expect(result.current.list.isSuccess).toBe(true));
    await act(() => result.current.remove.mutateAsync(1));
    expect(network.calls.filter((call) => call === 'GET /api/assistants')).toHaveLength(2);
    expect(network.calls.filter((call) => call === 'GET /api/webhook-submissions')).toHaveLength(2);
  });
});
