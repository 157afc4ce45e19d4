// The sentence that a link of the review brings along: it stands at the field the link leads to, so that
// nobody has to remember why they came. The link carries it in the history's state, never in the address.
import { TriangleAlert } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useHistoryState } from 'wouter/use-browser-location';
import { useWizard } from './wizard-context.ts';
import '#web/styles/pages/pointed-note.css';

/** A control with its label; or what is marked as a place itself. */
const notePlaces = '.field, fieldset, [data-note-place]';

/** What a link hands over to show `note` at its field. */
export function pointedNoteState(note: string): { note: string } {
  return { note };
}

interface Pointed {
  /** Where the note is put, one of `notePlaces`. */
  field: Element;
  note: string;
}

export function PointedNote() {
  const { currentStep, focusField } = useWizard();
  const note = noteOf(useHistoryState());
  const id = useId();
  const [pointed, setPointed] = useState<Pointed | null>(null);
  const waiting = useRef<AbortController>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a note belongs to the step it was shown in
  useEffect(() => {
    return () => {
      waiting.current?.abort();
      setPointed(null);
    };
  }, [currentStep]);

  useEffect(() => {
    if (focusField === null || note === null) return;
    // The step opens the tab and moves the focus; which element that is only the focus tells.
    waiting.current = new AbortController();
    const { signal } = waiting.current;
    const onFocus = ({ target }: FocusEvent) => {
      const field = target instanceof Element && target.closest(notePlaces);
      if (!field) return;
      describe(target, id);
      // What was changed is no longer what the note speaks of.
      target.addEventListener('change', () => setPointed(null), { once: true, signal });
      setPointed({ field, note });
    };
    document.addEventListener('focusin', onFocus, { once: true, signal });
  }, [focusField, note, id]);

  if (pointed === null) return null;
  return createPortal(
    <p className="pointed" id={id}>
      <TriangleAlert aria-hidden="true" />
      {pointed.note}
    </p>,
    pointed.field,
  );
}

/** Before the screen reader asks: the note is read with the field's name. */
function describe(control: Element, id: string): void {
  const others = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  control.setAttribute('aria-describedby', [...others.filter((one) => one !== id), id].join(' '));
}

function noteOf(state: unknown): string | null {
  const isNote = typeof state === 'object' && state !== null && 'note' in state;
  return isNote && typeof state.note === 'string' ? state.note : null;
}
