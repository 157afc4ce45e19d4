// What jsdom lacks and the screens need, and the clean-up between tests.
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';

// Parts that load when they are needed may take long on a busy machine; only a hang should fail.
configure({ asyncUtilTimeout: 20_000 });

afterEach(cleanup);

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
