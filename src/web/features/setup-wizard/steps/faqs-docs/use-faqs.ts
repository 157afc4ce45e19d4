// State of the FAQs tab: rows, what is wrong with them, and their draft (spec 2, step 5; spec 5).
import { useRef, useState } from 'react';
import { showToast } from '#web/lib/toast-store.ts';
import { messages } from '#web/messages.ts';
import { useStepDraft } from '../../use-step-draft.ts';
import { useWizard } from '../../wizard-context.ts';
import {
  addFaqRow,
  changeFaqRow,
  checkFaqRows,
  type FaqErrors,
  type FaqField,
  type FaqRow,
  faqRowsOf,
  proposeFaqRow,
  removeFaqRow,
  restoreFaqRow,
} from './faq-rows.ts';
import { readFaqDraft } from './read-faq-draft.ts';

export const faqFieldId = (key: number, field: FaqField) => `faq-${key}-${field}`;
const noErrors: FaqErrors = {};

export function useFaqs(focusAfterRender: (id: string) => void) {
  const { formState } = useWizard();
  const draft = useStepDraft('faqs-docs', readFaqDraft);
  const stored = faqRowsOf(formState.faqs);
  const [edited, setEdited] = useState<FaqRow[] | null>(
    draft.restored === null ? null : faqRowsOf(draft.restored),
  );
  const latest = useRef(edited);
  // What was left half-way shows its errors at once; fresh rows only after Continue.
  const [isChecked, setIsChecked] = useState(draft.restored !== null);
  const rows = edited ?? stored;
  const checked = checkFaqRows(rows);

  /** Told as a change, because Undo may come after other changes. */
  function update(change: (rows: FaqRow[]) => FaqRow[]) {
    latest.current = change(latest.current ?? stored);
    setEdited(latest.current);
    draft.keep(latest.current.map(({ key: _key, ...faq }) => faq));
  }

  function onAdd() {
    const added = addFaqRow(latest.current ?? stored);
    update(() => added);
    focusAfterRender(faqFieldId(added.at(-1)?.key ?? 0, 'question'));
  }

  /** A question without an answer yet, from a test call. Only typing the answer makes it an FAQ. */
  function onPropose(question: string) {
    const proposed = proposeFaqRow(latest.current ?? stored, question);
    update(() => proposed.rows);
    focusAfterRender(faqFieldId(proposed.row?.key ?? 0, 'answer'));
  }

  function onDelete(row: FaqRow) {
    const index = rows.indexOf(row);
    const left = removeFaqRow(rows, row.key);
    if (!left) {
      showToast(messages.lastFaq);
      return;
    }
    update(() => left);
    const neighbour = left[Math.min(index, left.length - 1)];
    if (neighbour) focusAfterRender(faqFieldId(neighbour.key, 'question'));
    showToast({
      title: `FAQ #${index + 1} deleted`,
      tone: 'info',
      action: {
        label: 'Undo',
        onAction: () => update((current) => restoreFaqRow(current, row, index)),
      },
    });
  }

  return {
    rows,
    checked,
    errors: isChecked && !checked.isValid ? checked.errors : noErrors,
    listError: checked.isValid ? undefined : checked.listError,
    onChange: (key: number, field: FaqField, value: string) =>
      update((current) => changeFaqRow(current, key, field, value)),
    onAdd,
    onPropose,
    onDelete,
    showErrors: () => setIsChecked(true),
    /** Shows what is stored instead of what was typed. */
    forget: () => {
      latest.current = null;
      setEdited(null);
    },
    clearDraft: draft.clear,
    hasEdits: edited !== null,
  };
}
