// Keeps a log at its newest line, unless the reader has scrolled up.
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** A pixel or two are lost to rounding. */
const nearPx = 24;

interface StickToBottom {
  /** What scrolls. */
  frame: RefObject<HTMLDivElement | null>;
  /** What grows in it. */
  content: RefObject<HTMLDivElement | null>;
  isAtBottom: boolean;
  onScroll: () => void;
  toBottom: () => void;
}

export function useStickToBottom(): StickToBottom {
  const frame = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const isStuck = useRef(true);
  const [isAtBottom, setIsAtBottom] = useState(true);

  const toBottom = useCallback(() => {
    isStuck.current = true;
    setIsAtBottom(true);
    if (frame.current) frame.current.scrollTop = frame.current.scrollHeight;
  }, []);
  const onScroll = useCallback(() => {
    if (!frame.current) return;
    const { scrollHeight, scrollTop, clientHeight } = frame.current;
    isStuck.current = scrollHeight - scrollTop - clientHeight <= nearPx;
    setIsAtBottom(isStuck.current);
  }, []);
  useEffect(() => {
    // Also when a reply takes the place of its placeholder, a source is opened or the window changes.
    const observer = new ResizeObserver(() => isStuck.current && toBottom());
    if (content.current) observer.observe(content.current);
    if (frame.current) observer.observe(frame.current);
    return () => observer.disconnect();
  }, [toBottom]);
  return { frame, content, isAtBottom, onScroll, toBottom };
}
