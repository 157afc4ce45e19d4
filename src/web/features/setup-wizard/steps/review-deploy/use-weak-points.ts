// What the review finds worth a look: the server's warnings, and the weak points of what is in the wizard in
// place of those that the server finds in what is saved.
import { useMemo } from 'react';
import { besideProblems, weakPointsOf } from '#shared/domain/weak-points.ts';
import type { Readiness } from '#web/api/assistants.ts';
import type { KnowledgeDocument } from '#web/api/documents.ts';
import { useDraftKeeper, useStepDraftState } from '../../draft-keeper.ts';
import { isStepName, stepPosition } from '../../steps.ts';
import { useWizard } from '../../wizard-context.ts';
import { readFaqDraft } from '../faqs-docs/read-faq-draft.ts';

/** In the order of the steps. */
export function useWeakPoints(
  readiness: Pick<Readiness, 'problems' | 'warnings'>,
  documents: readonly KnowledgeDocument[],
): Readiness['warnings'] {
  const { assistant, formState } = useWizard();
  const keeper = useDraftKeeper();
  const draftState = useStepDraftState('faqs-docs');
  // FAQs left half-way are not saved, and it is here that one without an answer is noticed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is read anew once it was saved or taken back
  const typedFaqs = useMemo(() => readFaqDraft(keeper.peek('faqs-docs')), [keeper, draftState]);
  const weakPoints = useMemo(() => {
    const subject = {
      ...formState,
      faqs: typedFaqs ?? formState.faqs,
      dedicatedNumber: assistant.numberRequest?.phoneNumber ?? null,
    };
    return weakPointsOf(subject, documents);
  }, [formState, typedFaqs, assistant.numberRequest, documents]);
  const absent = besideProblems(readiness.warnings.filter(isAboutAbsence), weakPoints);
  const all: Readiness['warnings'] = [...absent, ...weakPoints];
  const position = (step: string) => (isStepName(step) ? stepPosition(step) : 0);
  return besideProblems(all, readiness.problems).sort(
    (one, other) => position(one.step) - position(other.step),
  );
}

/** That a part is missing altogether is the server's to say; its other warnings are found here anew. */
function isAboutAbsence({ field }: Readiness['warnings'][number]): boolean {
  return ['ownerRequests', 'faqs', 'documents'].includes(field);
}
