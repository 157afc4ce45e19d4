// One assistant in the wizard: shared form state, saves, marks of the step bar (spec 3, 4). Framework-free,
// so that a save that ends late finds everything where it left it.
import type { QueryClient } from '@tanstack/react-query';
import type { StepName } from '#shared/domain/completeness.ts';
import { fetchAssistant } from '#web/api/assistants.ts';
import { ApiError } from '#web/api/client.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import type { CarriedOver } from './carry-over.ts';
import type { ConflictAnswer } from './conflict-dialog.tsx';
import type { DraftKeeper } from './draft-keeper.ts';
import type { SaveOutcome, Section, SectionBodies } from './save-outcome.ts';
import { type SaveAttempt, SaveQueue } from './save-queue.ts';
import { canRetrySave, SectionSaver, waitForNetwork } from './section-saver.ts';
import { sectionFormState, stepOfSection } from './sections.ts';
import { formStateOf, type SetupFormState, type StoredAssistant } from './setup-form-state.ts';
import { wizardSteps } from './steps.ts';

export interface SessionState {
  formState: SetupFormState;
  /** Steps with input that is not valid, or not saved yet. */
  attention: ReadonlySet<StepName>;
  /** Why the last save of a step did not go through, until one does. */
  refusals: Partial<Record<StepName, Error>>;
  /** Steps whose background save fails at the moment. */
  failing: ReadonlySet<StepName>;
  isSaving: boolean;
  /** A section that another tab saved meanwhile, waiting for the user's answer. */
  conflict: { step: StepName; answer: (answer: ConflictAnswer) => void } | null;
  /** The server no longer knows the assistant. */
  isGone: boolean;
  /** How often a step had to be filled anew from the form state. */
  reloads: Partial<Record<StepName, number>>;
}

export class WizardSession {
  readonly keeper: DraftKeeper;
  readonly #client: QueryClient;
  readonly #assistantId: number;
  readonly #saver: SectionSaver;
  readonly #queue: SaveQueue;
  readonly #listeners = new Set<() => void>();
  #state: SessionState;

  constructor(client: QueryClient, stored: StoredAssistant, keeper: DraftKeeper) {
    this.#client = client;
    this.#assistantId = stored.id;
    this.keeper = keeper;
    this.#state = {
      formState: formStateOf(stored),
      attention: new Set(wizardSteps.map(({ name }) => name).filter((name) => keeper.has(name))),
      refusals: {},
      failing: new Set(),
      isSaving: false,
      conflict: null,
      isGone: false,
      reloads: {},
    };
    const draftTagOf = (section: Section) => keeper.basisOf(stepOfSection(section));
    this.#saver = new SectionSaver(stored, draftTagOf, {
      onTag: (section, etag) => keeper.setBasis(stepOfSection(section), etag),
      askAboutConflict: (section) => this.#askAboutConflict(section),
      readAssistant: () => fetchAssistant(String(stored.id)),
      onSaved: (attempt, fields) => this.#onSaved(attempt, fields),
      onReloaded: (section, next) => this.#onReloaded(section, next),
    });
    this.#queue = new SaveQueue({
      send: async (attempt) => {
        try {
          return await this.#saver.send(attempt);
        } catch (error) {
          if (isGoneError(error)) this.#set({ isGone: true });
          throw error;
        }
      },
      canRetry: canRetrySave,
      wait: waitForNetwork,
      onBackground: (section, state) => this.#onBackground(section, state),
    });
    this.#queue.subscribe(() => this.#set({ isSaving: this.#queue.isSaving() }));
  }

  readonly getState = (): SessionState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /**
   * While the wizard is on the screen: follows its drafts, and tries failing saves again.
   * @returns what ends it
   */
  open(): () => void {
    const { keeper } = this;
    const unsubscribe = keeper.subscribe((step) => {
      // Saved or taken back: what the step was marked for is gone.
      if (keeper.has(step)) return;
      this.markAttention(step, false);
      this.#setRefusal(step, undefined);
    });
    keeper.onSettledElsewhere = (step) => this.#onSettledElsewhere(step);
    this.#queue.setOpen(true);
    const prefix = queryKeys.assistant(String(this.#assistantId));
    const leave = this.#client.getQueryCache().subscribe(({ query }) => {
      const isOurs = prefix.every((part, at) => query.queryKey[at] === part);
      if (isOurs && isGoneError(query.state.error)) this.#set({ isGone: true });
    });
    return () => {
      leave();
      unsubscribe();
      keeper.onSettledElsewhere = () => undefined;
      this.#queue.setOpen(false);
    };
  }

  readonly updateFormState = (part: Partial<SetupFormState>): void =>
    this.#set({ formState: { ...this.#state.formState, ...part } });

  readonly markAttention = (step: StepName, needsAttention: boolean): void =>
    this.#set({ attention: withMember(this.#state.attention, step, needsAttention) });

  readonly saveSection = <S extends Section>(
    section: S,
    body: SectionBodies[S],
  ): Promise<SaveOutcome> => this.#noted(section, this.#queue.save(this.#attempt(section, body)));

  readonly saveInBackground = <S extends Section>(
    section: S,
    body: SectionBodies[S],
    formState: Partial<SetupFormState>,
  ): Promise<SaveOutcome> => {
    this.updateFormState(formState);
    return this.#noted(section, this.#queue.saveInBackground(this.#attempt(section, body)));
  };

  /** Takes over what was saved elsewhere, in sections of which nothing unsaved is here. */
  takeOver(stored: StoredAssistant): void {
    this.keeper.forgetRemoved();
    if (this.#state.isSaving) return;
    const isUntouched = (section: Section) => {
      const step = stepOfSection(section);
      return !this.keeper.has(step) && !this.#state.failing.has(step);
    };
    const taken = this.#saver.takeOver(stored, isUntouched);
    for (const section of taken) {
      this.updateFormState(sectionFormState(section, stored));
      this.#reload(stepOfSection(section));
    }
  }

  /** What can go into another assistant when this one is gone. */
  readonly collect = (): CarriedOver => ({
    formerId: this.#assistantId,
    formState: this.#state.formState,
    drafts: this.keeper.all(),
  });

  /** A refused save stays told at its step; one that is tried again is told by the pill. */
  async #noted(section: Section, saving: Promise<SaveOutcome>): Promise<SaveOutcome> {
    const outcome = await saving;
    const isRefused = outcome.status === 'failed' && !outcome.isRetried;
    const step = stepOfSection(section);
    this.#setRefusal(step, isRefused ? outcome.error : undefined);
    if (isRefused) this.markAttention(step, true);
    return outcome;
  }

  #attempt<S extends Section>(section: S, body: SectionBodies[S]): SaveAttempt {
    return { section, body, draftRevision: this.keeper.revisionOf(stepOfSection(section)) };
  }

  #askAboutConflict(section: Section): Promise<ConflictAnswer> {
    return new Promise((resolve) => {
      const answer = (given: ConflictAnswer) => {
        this.#set({ conflict: null });
        resolve(given);
      };
      this.#set({ conflict: { step: stepOfSection(section), answer } });
    });
  }

  #onSaved({ section, draftRevision }: SaveAttempt, fields: Partial<StoredAssistant>): void {
    const key = queryKeys.assistant(String(this.#assistantId));
    const step = stepOfSection(section);
    const before = this.#client.getQueryData<StoredAssistant>(key);
    if (before) {
      const stored = { ...before, ...fields };
      this.#client.setQueryData(key, stored);
      // Typed on since the save was asked for: what is on the screen is newer.
      if (this.keeper.revisionOf(step) === draftRevision) {
        this.keeper.clear(step);
        this.updateFormState(sectionFormState(section, stored));
      }
    }
    this.markAttention(step, false);
    this.#markFailing(step, false);
    this.#setRefusal(step, undefined);
    void this.#client.invalidateQueries({ queryKey: key });
    void this.#client.invalidateQueries({ queryKey: queryKeys.assistantLists });
  }

  #onReloaded(section: Section, stored: StoredAssistant): void {
    const step = stepOfSection(section);
    this.keeper.clear(step);
    this.#client.setQueryData(queryKeys.assistant(String(this.#assistantId)), stored);
    this.updateFormState(sectionFormState(section, stored));
    this.markAttention(step, false);
    this.#markFailing(step, false);
    this.#reload(step);
  }

  /** What another tab made of this one's draft shows here too, as soon as it is read. */
  #onSettledElsewhere(step: StepName): void {
    this.#reload(step);
    const key = queryKeys.assistant(String(this.#assistantId));
    void this.#client.invalidateQueries({ queryKey: key });
  }

  #onBackground(section: Section, state: 'failing' | 'refused' | 'settled'): void {
    const step = stepOfSection(section);
    this.#markFailing(step, state === 'failing');
    if (state !== 'settled') this.markAttention(step, true);
  }

  #reload(step: StepName): void {
    const { reloads } = this.#state;
    this.#set({ reloads: { ...reloads, [step]: (reloads[step] ?? 0) + 1 } });
  }

  #setRefusal(step: StepName, error: Error | undefined): void {
    if (this.#state.refusals[step] === error) return;
    this.#set({ refusals: { ...this.#state.refusals, [step]: error } });
  }

  #markFailing(step: StepName, isFailing: boolean): void {
    this.#set({ failing: withMember(this.#state.failing, step, isFailing) });
  }

  #set(part: Partial<SessionState>): void {
    this.#state = { ...this.#state, ...part };
    for (const listener of this.#listeners) listener();
  }
}

function isGoneError(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

function withMember<T>(set: ReadonlySet<T>, member: T, isIn: boolean): ReadonlySet<T> {
  if (set.has(member) === isIn) return set;
  const next = new Set(set);
  if (isIn) next.add(member);
  else next.delete(member);
  return next;
}
