// The dialog itself: focus trap, title, close button, footer.
// Radix's own overlay is not used: it writes a <style> element, which the strict CSP refuses;
// `html:has(.scrim)` stops the page from scrolling instead.
import '#web/styles/components/dialog.css';
import { X } from 'lucide-react';
import * as RadixDialog from 'radix-ui/dialog';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

export interface DialogProps {
  open: boolean;
  /** Called with false by the close button and Escape; a click outside never closes. */
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** Read together with the title when the dialog opens. */
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, the main one last. */
  footer?: ReactNode;
  size?: 'small' | 'normal' | 'wide' | 'call';
  role?: 'dialog' | 'alertdialog';
  /** No close button and no Escape: something runs, or a choice must be made. */
  locked?: boolean;
  /** False: no close button at the top right; the footer closes. */
  hasCloseButton?: boolean;
}

export function DialogPanel(props: DialogProps) {
  const { open, onOpenChange, title, description, children, footer, size = 'normal' } = props;
  const { role = 'dialog', locked = false, hasCloseButton = true } = props;
  const panel = useRef<HTMLDivElement>(null);
  const opener = useRef<Element>(null);
  useLayoutEffect(() => {
    if (!open) return;
    const { scrollHeight, clientHeight } = document.documentElement;
    document.documentElement.toggleAttribute('data-scrolls', scrollHeight > clientHeight);
    // Radix gives the focus back to a trigger only, and these dialogs have none.
    const focused = document.activeElement;
    if (!panel.current?.contains(focused)) opener.current = focused;
  }, [open]);
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <div className="scrim">
          <RadixDialog.Content
            className={`dialog dialog--${size}`}
            role={role}
            aria-modal="true"
            {...(description === undefined && { 'aria-describedby': undefined })}
            ref={panel}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              focusAgain(opener.current);
            }}
            onOpenAutoFocus={focusFirst}
            onInteractOutside={(event) => event.preventDefault()}
            onEscapeKeyDown={(event) => {
              if (locked) event.preventDefault();
            }}
          >
            <div className="dialog__head">
              <RadixDialog.Title>{title}</RadixDialog.Title>
              {hasCloseButton && !locked && (
                <RadixDialog.Close className="btn btn--icon" aria-label="Close dialog">
                  <X />
                </RadixDialog.Close>
              )}
            </div>
            {description !== undefined && (
              <RadixDialog.Description className="dialog__lead">
                {description}
              </RadixDialog.Description>
            )}
            {children !== undefined && <div className="dialog__body">{children}</div>}
            {footer !== undefined && <div className="dialog__foot">{footer}</div>}
          </RadixDialog.Content>
        </div>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

/** A field first; in a question the first button, which is Cancel; else the dialog itself, not its cross. */
function focusFirst(event: Event): void {
  const panel = event.currentTarget as HTMLElement; // Radix raises the event on the panel.
  const field = panel.querySelector<HTMLElement>(
    '.dialog__body :is(input, textarea, select):enabled',
  );
  const button =
    panel.getAttribute('role') === 'alertdialog'
      ? panel.querySelector<HTMLElement>('.dialog__foot button')
      : null;
  event.preventDefault();
  (field ?? button ?? panel).focus();
}

/** What opened the dialog may be gone, such as the row that was deleted. */
function focusAgain(opener: Element | null): void {
  // Whoever closed the dialog may have moved the focus on, such as to what the dialog brought about.
  const { activeElement, body } = document;
  if (activeElement !== null && activeElement !== body) return;
  const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
  const target = isThere ? opener : document.querySelector('main');
  target?.focus({ preventScroll: true });
}
