// Renders a screen in jsdom with its router and cache, over a network of canned answers.
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { createQueryClient } from '#web/api/query-client.ts';
import { ToastArea } from '#web/ui/toast.tsx';

/** Body of a 200 answer, a whole answer, or a promise of one of them for slow calls. */
type Canned = unknown;

/** Answers by 'METHOD /path'; a query in the address is ignored. Calls without one fail as 404. */
export interface Network {
  /** Changes or adds an answer. */
  answer: (call: string, canned: Canned | (() => Canned)) => void;
  /** The calls made so far, such as 'DELETE /api/assistants/7'. */
  calls: string[];
}

export function startNetwork(answers: Record<string, Canned | (() => Canned)>): Network {
  const table = new Map(Object.entries(answers));
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname } = new URL(String(input), 'http://localhost');
    const call = `${init?.method ?? 'GET'} ${pathname}`;
    calls.push(call);
    const entry = table.get(call);
    if (entry === undefined) return new Response('No such answer', { status: 404 });
    const body: unknown = await (typeof entry === 'function' ? entry() : entry);
    return body instanceof Response ? body.clone() : Response.json(body);
  });
  return { calls, answer: (call, canned) => table.set(call, canned) };
}

/** @returns the addresses visited, for checking where a click leads */
export function renderPage(page: ReactNode, path = '/'): string[] {
  const location = memoryLocation({ path, record: true });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Router hook={location.hook} searchHook={location.searchHook}>
        {page}
      </Router>
      <ToastArea />
    </QueryClientProvider>,
  );
  return location.history;
}

/** A promise that the test keeps open, for what shows while a call is pending. */
export function pendingAnswer(): { promise: Promise<unknown>; resolve: (body: unknown) => void } {
  let resolve: (body: unknown) => void = () => undefined;
  const promise = new Promise<unknown>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
