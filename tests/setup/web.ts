// What jsdom lacks and the screens need, and the clean-up between tests and between files.
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { setProductName } from '#web/lib/product-name.ts';
import { currentToasts, dismissToast } from '#web/lib/toast-store.ts';

// Parts that load when they are needed may take long on a busy machine; only a hang should fail.
configure({ asyncUtilTimeout: 20_000 });

afterEach(cleanup);

// The files of one process share the modules and the document: each finds them as on a new page.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const { id } of currentToasts()) dismissToast(id);
  setProductName('Porchlight');
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

beforeEach(() => {
  localStorage.clear();
});

class NoResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

globalThis.ResizeObserver ??= NoResizeObserver;
Element.prototype.scrollIntoView ??= () => undefined;
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.setPointerCapture ??= () => undefined;
Element.prototype.releasePointerCapture ??= () => undefined;
window.matchMedia ??= (query: string) => ({
  matches: false,
  media: query,
  onchange: null,
  addListener: () => undefined,
  removeListener: () => undefined,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  dispatchEvent: () => false,
});
// jsdom has the function but only complains that it is not implemented.
window.scrollTo = () => undefined;
// Nothing is drawn in jsdom; it would complain each time.
HTMLCanvasElement.prototype.getContext = () => null;
