// On a change of screen: to the top, and the focus to the new heading. Back keeps the browser's scroll place.
import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { focusHeading } from '#web/lib/focus-heading.ts';

export function useRouteFocus(main: RefObject<HTMLElement | null>): void {
  const [path] = useLocation();
  const screen = screenOf(path);
  const shown = useRef(screen);
  const wentBack = useRef(false);

  useEffect(() => {
    const onPopState = () => {
      wentBack.current = true;
      // A step back within one screen renders nothing below that would take the mark away.
      setTimeout(() => {
        wentBack.current = false;
      });
    };
    // Before the router's own listener, which renders the new screen at once.
    window.addEventListener('popstate', onPopState, true);
    return () => window.removeEventListener('popstate', onPopState, true);
  }, []);

  useEffect(() => {
    if (shown.current === screen) return;
    shown.current = screen;
    if (!wentBack.current) window.scrollTo(0, 0);
    return main.current ? focusNewScreen(main.current) : undefined;
  }, [screen, main]);
}

/** '/setup' becoming '/setup/{id}' stays on one screen, and so do '/test' and '/preview/{id}'. */
function screenOf(path: string): string {
  const first = path.split('/')[1] ?? '';
  return first === 'preview' ? 'test' : first;
}

const longestLoadMs = 10_000;

/**
 * The heading may come late, and that of a loading screen may go again: it is looked for until the
 * user does something.
 * @returns a function that stops looking
 */
function focusNewScreen(main: HTMLElement): () => void {
  const look = () => {
    const isFree = document.activeElement === document.body || document.activeElement === main;
    if (isFree && !focusHeading(main)) main.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(look);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const event of userEvents) window.removeEventListener(event, stop, true);
  };
  const timer = setTimeout(stop, longestLoadMs);
  for (const event of userEvents) window.addEventListener(event, stop, true);
  // The link that was followed has the focus still, or it went with the old screen.
  if (!focusHeading(main)) main.focus({ preventScroll: true });
  observer.observe(main, { childList: true, subtree: true });
  return stop;
}

const userEvents = ['keydown', 'pointerdown'] as const;
