// The FAQ cards as a list of rows: one row always remains, blank ones do not count (spec 5).
import { type Faq, faqSchema, faqsSchema, filledFaqs, isFaqTooShort } from '#shared/domain/faqs.ts';

export interface FaqRow extends Faq {
  /** Tells rows apart while they move; never sent. */
  key: number;
}

export const faqFields = ['question', 'answer', 'phrasings'] as const;
export type FaqField = (typeof faqFields)[number];
export type FaqErrors = Record<number, Partial<Record<FaqField, string>>>;

/** Rows for stored FAQs, or one blank row. */
export function faqRowsOf(faqs: readonly Faq[]): FaqRow[] {
  const shown = faqs.length > 0 ? faqs : [blankFaq];
  return shown.map((faq, key) => ({ ...faq, key }));
}

export function addFaqRow(rows: readonly FaqRow[], question = ''): FaqRow[] {
  const key = 1 + Math.max(-1, ...rows.map((row) => row.key));
  return [...rows, { ...blankFaq, question, key }];
}

/**
 * The rows with a question that had no answer, and the row that asks it: one that asks it already, else
 * the last row if it is blank, else a new one.
 */
export function proposeFaqRow(
  rows: readonly FaqRow[],
  question: string,
): { rows: FaqRow[]; row: FaqRow | undefined } {
  const isSame = (row: FaqRow) => row.question.trim().toLowerCase() === question.toLowerCase();
  const known = rows.find(isSame);
  if (known) return { rows: [...rows], row: known };
  const last = rows.at(-1);
  const isBlank = last !== undefined && filledFaqs([last]).length === 0;
  const proposed = isBlank
    ? changeFaqRow(rows, last.key, 'question', question)
    : addFaqRow(rows, question);
  return { rows: proposed, row: proposed.at(-1) };
}

export function changeFaqRow(
  rows: readonly FaqRow[],
  key: number,
  field: FaqField,
  value: string,
): FaqRow[] {
  // A line each, blank ones too while they are typed.
  const change = field === 'phrasings' ? { phrasings: value.split('\n') } : { [field]: value };
  return rows.map((row) => (row.key === key ? { ...row, ...change } : row));
}

/** Without the row, or null: the last row cannot be removed. */
export function removeFaqRow(rows: readonly FaqRow[], key: number): FaqRow[] | null {
  if (rows.length <= 1) return null;
  return rows.filter((row) => row.key !== key);
}

/** Puts a removed row back where it was; a row added since stays. */
export function restoreFaqRow(rows: readonly FaqRow[], row: FaqRow, index: number): FaqRow[] {
  if (rows.some(({ key }) => key === row.key)) return [...rows];
  return rows.toSpliced(index, 0, row);
}

export type CheckedFaqs =
  | { isValid: true; faqs: Faq[] }
  | { isValid: false; errors: FaqErrors; listError?: string };

/** Checks by the server's own rules. `errors` are by row key, as the user sees them. */
export function checkFaqRows(rows: readonly FaqRow[]): CheckedFaqs {
  const errors: FaqErrors = {};
  for (const row of rows) {
    if (filledFaqs([row]).length === 0) continue;
    for (const { path, message } of faqSchema.safeParse(row).error?.issues ?? []) {
      const field = faqFields.find((name) => name === path[0]) ?? 'question';
      errors[row.key] = { [field]: message, ...errors[row.key] };
    }
  }
  if (Object.keys(errors).length > 0) return { isValid: false, errors };
  const faqs = filledFaqs(rows);
  const tooMany = faqsSchema.safeParse(faqs).error?.issues[0]?.message;
  return tooMany ? { isValid: false, errors: {}, listError: tooMany } : { isValid: true, faqs };
}

/** Blank rows do not count. */
export function isRowTooShort(row: FaqRow): boolean {
  return hasFilledFaq([row]) && isFaqTooShort(row);
}

export function hasFilledFaq(rows: readonly FaqRow[]): boolean {
  return filledFaqs(rows).length > 0;
}

/** Does the form hold something else than what is stored? Blank rows are no difference. */
export function isFaqsChanged(rows: readonly Faq[], stored: readonly Faq[]): boolean {
  return JSON.stringify(filledFaqs(rows)) !== JSON.stringify(filledFaqs(stored));
}

const blankFaq: Faq = { question: '', answer: '' };
