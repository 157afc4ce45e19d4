// Keeps the drafts of one assistant and knows, for the pill in the heading, whether they are kept.
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { StepName } from '#shared/domain/completeness.ts';
import type { LocalDrafts } from './local-drafts.ts';
import { wizardSteps } from './steps.ts';

const keepDelayMs = 300;
const stepNames = wizardSteps.map(({ name }) => name);

/** 'lost' means that the browser could not keep it: leaving the page would lose it. */
export type DraftState = 'none' | 'kept' | 'lost';

export class DraftKeeper {
  readonly #drafts: LocalDrafts;
  readonly #assistantId: number;
  readonly #waiting = new Map<StepName, unknown>();
  readonly #states = new Map<StepName, DraftState>();
  readonly #revisions = new Map<StepName, number>();
  readonly #bases = new Map<StepName, string>();
  /** What another tab removed: gone with the assistant, or settled there. */
  readonly #removed = new Map<StepName, unknown>();
  readonly #last = new Map<StepName, unknown>();
  readonly #listeners = new Set<(step: StepName) => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Set by the session: another tab went on with a draft of this one and has saved or dropped it. */
  onSettledElsewhere: (step: StepName) => void = () => undefined;

  constructor(drafts: LocalDrafts, assistantId: number) {
    this.#drafts = drafts;
    this.#assistantId = assistantId;
  }

  take(step: StepName): unknown {
    if (this.#waiting.has(step)) return this.#waiting.get(step);
    const values = this.#drafts.take({ assistantId: this.#assistantId, step });
    if (values !== null && this.stateOf(step) === 'none') this.#setState(step, 'kept');
    if (values !== null) this.#last.set(step, values);
    return values;
  }

  /** What `take` would give, for reading only: the step is not begun with it. */
  peek(step: StepName): unknown {
    if (this.#waiting.has(step)) return this.#waiting.get(step);
    return this.#drafts.peek({ assistantId: this.#assistantId, step });
  }

  has(step: StepName): boolean {
    return this.#waiting.has(step) || this.#drafts.has({ assistantId: this.#assistantId, step });
  }

  /** Tag of the section that a draft left here was typed over. */
  basisOf(step: StepName): string | undefined {
    return this.#drafts.basisOf({ assistantId: this.#assistantId, step });
  }

  /** Tag of the section that is typed over from now on. */
  setBasis(step: StepName, etag: string): void {
    this.#bases.set(step, etag);
  }

  keep(step: StepName, values: unknown): void {
    this.#waiting.set(step, values);
    this.#last.set(step, values);
    this.#removed.delete(step);
    this.#revisions.set(step, this.revisionOf(step) + 1);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.keepNow(), keepDelayMs);
  }

  /** Writes what is waiting, such as before the page is left. */
  keepNow(): void {
    clearTimeout(this.#timer);
    for (const [step, values] of this.#waiting) {
      const key = { assistantId: this.#assistantId, step };
      const isKept = this.#drafts.keep(key, values, this.#bases.get(step));
      if (isKept) this.#waiting.delete(step);
      this.#setState(step, isKept ? 'kept' : 'lost');
    }
  }

  /** Grows with every change: a save that ends late must not clear what was typed meanwhile. */
  revisionOf(step: StepName): number {
    return this.#revisions.get(step) ?? 0;
  }

  clear(step: StepName): void {
    this.#waiting.delete(step);
    this.#last.delete(step);
    this.#removed.delete(step);
    this.#drafts.clear({ assistantId: this.#assistantId, step });
    this.#setState(step, 'none');
  }

  /** Another tab removed something, `null` for everything. What was typed since stays on its way. */
  onRemoved(name: string | null): void {
    const isGone = (step: StepName) =>
      name === null || name === this.#drafts.ownName({ assistantId: this.#assistantId, step });
    for (const [step, state] of [...this.#states]) {
      if (state !== 'kept' || this.#waiting.has(step) || !isGone(step)) continue;
      this.#setState(step, 'none');
      if (this.#last.has(step)) this.#removed.set(step, this.#last.get(step));
      this.onSettledElsewhere(step);
    }
  }

  /** Another tab settled what it removed: the assistant is still there. */
  forgetRemoved(): void {
    this.#removed.clear();
  }

  /** Everything that was typed here and is not saved, also what went with a deleted assistant. */
  all(): Map<StepName, unknown> {
    const drafts = new Map<StepName, unknown>(this.#removed);
    for (const step of stepNames) {
      const values = this.peek(step);
      if (values !== null) drafts.set(step, values);
    }
    return drafts;
  }

  readonly stateOf = (step: StepName): DraftState => this.#states.get(step) ?? 'none';

  /** Something typed is neither saved nor kept. */
  hasLost(): boolean {
    return [...this.#states.values()].includes('lost');
  }

  /** Tells of which step it is known anew whether its input is kept. */
  readonly subscribe = (listener: (step: StepName) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #setState(step: StepName, state: DraftState): void {
    if (this.stateOf(step) === state) return;
    this.#states.set(step, state);
    // Not while React renders: `take` is called from there.
    queueMicrotask(() => {
      for (const listener of this.#listeners) listener(step);
    });
  }
}

export const DraftKeeperContext = createContext<DraftKeeper | null>(null);

export function useDraftKeeper(): DraftKeeper {
  const keeper = useContext(DraftKeeperContext);
  if (!keeper) throw new Error('useDraftKeeper needs the setup wizard above it');
  return keeper;
}

/** Whether what was typed in a step is kept in this browser. */
export function useStepDraftState(step: StepName): DraftState {
  const keeper = useDraftKeeper();
  return useSyncExternalStore(keeper.subscribe, () => keeper.stateOf(step));
}
