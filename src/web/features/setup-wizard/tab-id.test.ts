// Tests of a tab's own name: the same over reloads, another for a duplicate.
import { beforeEach, expect, it, vi } from 'vitest';

/** The module as a page that has just been loaded runs it. */
async function loadPage(): Promise<string> {
  vi.resetModules();
  return (await import('./tab-id.ts')).tabId();
}

const leavePage = () => window.dispatchEvent(new Event('pagehide'));

beforeEach(() => sessionStorage.clear());

it('[LIFE-17] a tab keeps its name over reloads', async () => {
  const id = await loadPage();
  leavePage();
  expect(await loadPage()).toBe(id);
  leavePage();
  expect(await loadPage()).toBe(id);
});

it('[LIFE-17] a duplicate of an open tab, which begins with a copy of its storage, gets another', async () => {
  const id = await loadPage();
  expect(await loadPage()).not.toBe(id);
});

it('a page that the browser brings back counts as open again', async () => {
  const id = await loadPage();
  leavePage();
  window.dispatchEvent(new Event('pageshow'));
  expect(await loadPage()).not.toBe(id);
});
