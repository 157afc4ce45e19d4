// A help mark whose text shows on hover (after 700 ms), on focus and on a tap. It opens over what is above it,
// so it needs no library that looks for room.
import '#web/styles/components/tooltip.css';
import { CircleHelp } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';

const tooltipDelayMs = 700;

interface TooltipProps {
  /** Name of the button, such as 'Help for Owner/Resident Inquiries'. */
  label: string;
  children: ReactNode;
}

export function Tooltip({ label, children }: TooltipProps) {
  const [isOpen, setIsOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const root = useRef<HTMLSpanElement>(null);
  const id = useId();
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && setIsOpen(false);
    // Safari gives a button no focus on a tap, so that no blur would close it.
    const onPointerDown = ({ target }: Event) =>
      !root.current?.contains(target as Node) && setIsOpen(false);
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [isOpen]);

  function show(delayMs = 0) {
    clearTimeout(timer.current);
    if (delayMs > 0) timer.current = setTimeout(() => setIsOpen(true), delayMs);
    else setIsOpen(true);
  }

  function hide() {
    clearTimeout(timer.current);
    setIsOpen(false);
  }

  return (
    // The text is part of what is hovered, so that the pointer can go to it.
    <span
      ref={root}
      className="tip-root"
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && show(tooltipDelayMs)}
      onPointerLeave={({ pointerType }) => pointerType !== 'touch' && hide()}
    >
      <button
        type="button"
        className="btn btn--icon"
        aria-label={label}
        aria-describedby={isOpen ? id : undefined}
        onFocus={() => show()}
        onBlur={hide}
        onClick={() => show()}
      >
        <CircleHelp />
      </button>
      {isOpen && (
        <span role="tooltip" id={id} className="tip">
          {children}
        </span>
      )}
    </span>
  );
}
