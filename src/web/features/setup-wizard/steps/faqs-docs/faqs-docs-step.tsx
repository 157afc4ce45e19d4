// Wizard step 5, FAQs & Docs: two tabs, and a Continue that saves what both hold (spec 2, step 5).
import '#web/styles/pages/faqs-docs.css';
import { useRef, useState } from 'react';
import { maxUploadMegabytes } from '#shared/domain/document-limits.ts';
import type { Faq } from '#shared/domain/faqs.ts';
import { ApiError } from '#web/api/client.ts';
import { useConfig } from '#web/api/config.ts';
import { useDocuments } from '#web/api/documents.ts';
import { showToast } from '#web/lib/toast-store.ts';
import { messages } from '#web/messages.ts';
import { Card } from '#web/ui/card.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import type { SaveOutcome } from '../../save-outcome.ts';
import { StepFooter } from '../../step-footer.tsx';
import type { StepProps } from '../../step-props.ts';
import { useFlush, useFocusField, useWizard } from '../../wizard-context.ts';
import { useFocusAfterRender } from '../focus-after-render.ts';
import { useStepTab } from '../use-step-tab.ts';
import { documentRowId } from './document-row.tsx';
import { DocumentsTab, dropZoneId } from './documents-tab.tsx';
import { FaqList } from './faq-list.tsx';
import { faqFields, hasFilledFaq, isFaqsChanged, isRowTooShort } from './faq-rows.ts';
import { useDocumentUpload } from './use-document-upload.ts';
import { faqFieldId, useFaqs } from './use-faqs.ts';
import { useProposedQuestion } from './use-proposed-question.ts';

type Tab = 'faqs' | 'documents';

export function FaqsDocsStep({ assistantId, onNext, onBack }: StepProps) {
  const { assistant, formState, saveSection, saveInBackground, markAttention } = useWizard();
  const [tab, setTab] = useStepTab<Tab>(['faqs', 'documents']);
  const [isSaving, setIsSaving] = useState(false);
  const focusAfterRender = useFocusAfterRender();
  const faqs = useFaqs(focusAfterRender);
  const maxMegabytes = useConfig().data?.maxUploadMegabytes ?? maxUploadMegabytes;
  const upload = useDocumentUpload(assistantId, maxMegabytes);
  const hasDocuments = (useDocuments(assistantId).data?.length ?? 0) > 0;
  /** What was last handed over, so that leaving the step does not send it again. */
  const handedOver = useRef('');

  async function onContinue() {
    if (!faqs.checked.isValid) {
      if (faqs.rows.some(isRowTooShort)) showToast(messages.faqsTooShort);
      showFirstError();
      return;
    }
    setIsSaving(true);
    handedOver.current = JSON.stringify(faqs.checked.faqs);
    const [areUploaded, outcome] = await Promise.all([
      upload.settle(),
      saveSection('faqs', faqs.checked.faqs),
    ]);
    setIsSaving(false);
    onSaveEnded(outcome);
    if (outcome.status !== 'saved') return;
    if (areUploaded) onNext();
    else setTab('documents');
  }

  function onSaveEnded(outcome: SaveOutcome) {
    if (outcome.status === 'saved') showToast(messages.faqsSaved);
    else if (outcome.status === 'reloaded') faqs.forget();
    else {
      handedOver.current = '';
      showToast(failureMessage(outcome.error));
    }
  }

  function showFirstError() {
    if (faqs.checked.isValid) return;
    faqs.showErrors();
    setTab('faqs');
    const { errors } = faqs.checked;
    const row = faqs.rows.find(({ key }) => errors[key]);
    if (!row) return;
    const field = faqFields.find((name) => errors[row.key]?.[name]) ?? 'question';
    focusAfterRender(faqFieldId(row.key, field));
  }

  useFlush(() => {
    if (!faqs.hasEdits) return;
    if (!faqs.checked.isValid) {
      markAttention('faqs-docs', true);
      return;
    }
    const list: Faq[] = faqs.checked.faqs;
    // Typed and taken back: nothing is left to keep.
    if (!isFaqsChanged(list, assistant.faqs)) return faqs.clearDraft();
    if (JSON.stringify(list) === handedOver.current || !isFaqsChanged(list, formState.faqs)) return;
    void saveInBackground('faqs', list, { faqs: list }).then(onSaveEnded);
  });

  useFocusField((field) => {
    // Such as 'faqs', 'faqs.3.answer', 'documents' and 'documents.1234567890'.
    const [part, which, what] = field.split('.');
    setTab(part === 'documents' ? 'documents' : 'faqs');
    if (part === 'documents') {
      focusAfterRender(which === undefined ? dropZoneId : documentRowId(Number(which)));
      return;
    }
    const row = faqs.rows[Number(which ?? 0)] ?? faqs.rows[0];
    focusAfterRender(
      faqFieldId(row?.key ?? 0, faqFields.find((name) => name === what) ?? 'question'),
    );
  });

  useProposedQuestion((question) => {
    setTab('faqs');
    faqs.onPropose(question);
  });

  const hasErrors = Object.keys(faqs.errors).length > 0;
  return (
    <>
      <Card>
        <Tabs<Tab>
          label="Knowledge"
          value={tab}
          onChange={setTab}
          items={[
            {
              value: 'faqs',
              label: <TabLabel before="Frequently Asked" word="Questions" />,
              state: hasErrors ? 'attention' : hasFilledFaq(faqs.rows) ? 'filled' : undefined,
              content: <FaqList faqs={faqs} />,
            },
            {
              value: 'documents',
              label: <TabLabel before="Knowledge" word="Documents" />,
              state: hasDocuments ? 'filled' : undefined,
              content: (
                <DocumentsTab
                  assistantId={assistantId}
                  maxMegabytes={maxMegabytes}
                  upload={upload}
                  focusAfterRender={focusAfterRender}
                />
              ),
            },
          ]}
        />
      </Card>
      <StepFooter onBack={onBack} onNext={onContinue} isBusy={isSaving} />
    </>
  );
}

/** On a phone only the last word shows; the full label stays for screen readers. */
function TabLabel({ before, word }: { before: string; word: string }) {
  return (
    <>
      <span className="tab__before">{before} </span>
      {word}
    </>
  );
}

function failureMessage(error: Error) {
  return error instanceof ApiError ? messages.faqsNotSaved(error.message) : messages.faqsFailed;
}
