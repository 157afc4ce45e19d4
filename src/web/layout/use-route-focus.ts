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
    };
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, []);

  useEffect(() => {
    const isBack = wentBack.current;
    wentBack.current = false;
    if (shown.current === screen) return;
    shown.current = screen;
    if (!isBack) window.scrollTo(0, 0);
    // The page may still be loading; its own heading is better than the whole content.
    const frame = requestAnimationFrame(() => {
      if (!focusHeading(main.current)) main.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [screen, main]);
}

/** '/setup' becoming '/setup/{id}' stays on one screen, and so do '/test' and '/preview/{id}'. */
function screenOf(path: string): string {
  const first = path.split('/')[1] ?? '';
  return first === 'preview' ? 'test' : first;
}
