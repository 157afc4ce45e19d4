// `?question=` of the address: a question of a test call that had no answer (paths.ts, newFaqPath).
import { useEffect, useEffectEvent } from 'react';
import { useSearch } from 'wouter';
import { useWizard } from '../../wizard-context.ts';

/** Longest question of an FAQ. */
const maxLength = 1000;

/** Calls `propose` once the step is on the screen, and takes the question out of the address. */
export function useProposedQuestion(propose: (question: string) => void): void {
  const { clearFocusField } = useWizard();
  const question = new URLSearchParams(useSearch()).get('question')?.trim().slice(0, maxLength);
  const onPropose = useEffectEvent(propose);
  useEffect(() => {
    if (!question) return;
    onPropose(question);
    clearFocusField();
  }, [question, clearFocusField]);
}
