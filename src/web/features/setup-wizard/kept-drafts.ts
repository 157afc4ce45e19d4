// Lists what the wizard keeps unsaved in this browser, for 'Continue where you left off'.
import type { StepName } from '#shared/domain/completeness.ts';
import { browserStorage, draftPrefix } from '#web/lib/kept-input.ts';
import type { DraftStorage } from './local-drafts.ts';
import { isStepName } from './steps.ts';

interface KeptDraft {
  assistantId: number;
  step: StepName;
  /** Milliseconds since 1970. */
  keptAt: number;
}

type ReadableStorage = Pick<DraftStorage, 'getItem' | 'key' | 'length'>;

/** Every draft of every assistant and tab; empty where the browser has no storage. */
export function keptDrafts(storage: ReadableStorage | null = browserStorage()): KeptDraft[] {
  const drafts: KeptDraft[] = [];
  for (let index = 0; index < (storage?.length ?? 0); index += 1) {
    const name = storage?.key(index) ?? '';
    const [assistantId, step] = name.startsWith(draftPrefix)
      ? name.slice(draftPrefix.length).split('.')
      : [];
    const keptAt = keptAtOf(storage?.getItem(name) ?? null);
    if (assistantId && isStepName(step) && keptAt !== null) {
      drafts.push({ assistantId: Number(assistantId), step, keptAt });
    }
  }
  return drafts;
}

function keptAtOf(stored: string | null): number | null {
  try {
    const draft: unknown = JSON.parse(stored ?? 'null');
    return typeof draft === 'object' && draft !== null && 'keptAt' in draft
      ? Number(draft.keptAt)
      : null;
  } catch {
    return null;
  }
}
