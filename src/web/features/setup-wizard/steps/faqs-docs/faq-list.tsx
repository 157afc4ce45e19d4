// The tab Frequently Asked Questions: one card per FAQ (spec 2, step 5).
import { Plus, Trash2 } from 'lucide-react';
import { maxFaqs } from '#shared/domain/faqs.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, FieldError } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { FaqRow } from './faq-rows.ts';
import { faqFieldId, type useFaqs } from './use-faqs.ts';

type Faqs = ReturnType<typeof useFaqs>;

export function FaqList({ faqs }: { faqs: Faqs }) {
  const isFull = faqs.rows.length >= maxFaqs;
  return (
    <>
      <h2 className="sr">Frequently asked questions</h2>
      <ul className="faqs">
        {faqs.rows.map((row, index) => (
          <li key={row.key}>
            <FaqCard row={row} title={`FAQ #${index + 1}`} faqs={faqs} />
          </li>
        ))}
      </ul>
      {faqs.listError && <FieldError>{faqs.listError}</FieldError>}
      <div className="faqs__add">
        <Button variant="line" icon={<Plus />} onClick={faqs.onAdd} disabled={isFull}>
          Add FAQ
        </Button>
        {isFull && <span className="small mute">{maxFaqs} FAQs is the limit.</span>}
      </div>
    </>
  );
}

function FaqCard({ row, title, faqs }: { row: FaqRow; title: string; faqs: Faqs }) {
  const errors = faqs.errors[row.key] ?? {};
  return (
    <section className="faq" aria-label={title}>
      <div className="faq__head">
        <h3>{title}</h3>
        <Button
          variant="soft"
          size="icon"
          icon={<Trash2 />}
          aria-label={`Delete ${title}`}
          onClick={() => faqs.onDelete(row)}
        />
      </div>
      <Field label="Question" id={faqFieldId(row.key, 'question')} error={errors.question}>
        {(control) => (
          <TextInput
            {...control}
            value={row.question}
            placeholder="For example: Are pets allowed?"
            onChange={({ target }) => faqs.onChange(row.key, 'question', target.value)}
          />
        )}
      </Field>
      <Field label="Answer" id={faqFieldId(row.key, 'answer')} error={errors.answer}>
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            value={row.answer}
            onChange={({ target }) => faqs.onChange(row.key, 'answer', target.value)}
          />
        )}
      </Field>
      <Field
        label="Other ways callers ask this"
        optional
        hint="One per line. More phrasings help it recognize the question."
        id={faqFieldId(row.key, 'phrasings')}
        error={errors.phrasings}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            value={row.phrasings?.join('\n') ?? ''}
            placeholder="For example: Can I keep a dog?"
            onChange={({ target }) => faqs.onChange(row.key, 'phrasings', target.value)}
          />
        )}
      </Field>
    </section>
  );
}
