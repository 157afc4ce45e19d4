// The region that holds the toast: F8 focuses it, a swipe of 50 px to the right dismisses (spec 9).
import '#web/styles/components/toast.css';
import clsx from 'clsx';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import * as RadixToast from 'radix-ui/toast';
import { useEffect, useRef } from 'react';
import { dismissToast, type ShownToast, toastDurationMs } from '../lib/toast-store.ts';

const icons = { ok: CircleCheck, bad: CircleAlert, info: Info };

export function ToastViewport({ toasts }: { toasts: readonly ShownToast[] }) {
  const viewport = useRef<HTMLOListElement>(null);
  useEffect(() => (viewport.current ? keepRoomFor(viewport.current) : undefined), []);
  return (
    <RadixToast.Provider duration={toastDurationMs} swipeDirection="right" swipeThreshold={50}>
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} />
      ))}
      <RadixToast.Viewport
        ref={viewport}
        className="toasts"
        hotkey={['F8']}
        label="Notifications ({hotkey})"
      />
    </RadixToast.Provider>
  );
}

const gapPx = 12;

/** Tells an open dialog how much of the window's bottom the toast takes, so that it ends above it. */
function keepRoomFor(viewport: HTMLElement): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    const { offsetHeight } = viewport;
    if (offsetHeight === 0) style.removeProperty('--toast-room');
    else style.setProperty('--toast-room', `${offsetHeight + 2 * gapPx}px`);
  });
  observer.observe(viewport);
  return () => observer.disconnect();
}

function Toast({ toast }: { toast: ShownToast }) {
  const { id, title, description, tone = 'info', action, isOpen } = toast;
  const Icon = icons[tone];
  return (
    <RadixToast.Root
      className={clsx('toast', `toast--${tone}`)}
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) dismissToast(id);
      }}
      type={tone === 'bad' ? 'foreground' : 'background'}
    >
      <Icon />
      <div className="grow">
        <RadixToast.Title asChild>
          <b>{title}</b>
        </RadixToast.Title>
        {description !== undefined && (
          <RadixToast.Description asChild>
            <p>{description}</p>
          </RadixToast.Description>
        )}
      </div>
      {action && (
        <RadixToast.Action
          className="btn btn--soft"
          altText={action.label}
          onClick={action.onAction}
        >
          {action.label}
        </RadixToast.Action>
      )}
      <RadixToast.Close className="btn btn--icon" aria-label="Dismiss notification">
        <X />
      </RadixToast.Close>
    </RadixToast.Root>
  );
}
