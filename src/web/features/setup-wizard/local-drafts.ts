// Drafts of the wizard in this browser: what was typed in a step and is not saved yet.
// Every tab keeps its own copy, so that two tabs do not overwrite each other; a tab that has none
// takes over the newest one left behind (closed laptop, closed tab).
import { draftPrefix } from '#web/lib/kept-input.ts';

export interface DraftKey {
  assistantId: number;
  step: string;
}

interface StoredDraft {
  values: unknown;
  /** Tag of the section that it was typed over; a save must not replace a newer one unasked. */
  basis?: string;
  /** Milliseconds since 1970. */
  keptAt: number;
}

/** The part of the Web Storage interface that drafts need. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export class LocalDrafts {
  readonly #storage: DraftStorage | null;
  readonly #tabId: string;
  readonly #now: () => number;

  /** `storage` is null where the browser refuses it: nothing is kept then. */
  constructor(storage: DraftStorage | null, tabId: string, now: () => number = Date.now) {
    this.#storage = storage;
    this.#tabId = tabId;
    this.#now = now;
  }

  /** What this tab kept, else the newest draft that any tab left; null when there is none. */
  take(key: DraftKey): unknown {
    const found = this.#find(key);
    if (!found) return null;
    const { name, draft } = found;
    // Moved, not copied: saving it here must not leave an old copy that comes back later.
    if (name !== this.#ownName(key) && this.keep(key, draft.values, draft.basis)) {
      this.#storage?.removeItem(name);
    }
    return draft.values;
  }

  /** Tag of the section that the draft `take` would give was typed over. */
  basisOf(key: DraftKey): string | undefined {
    return this.#find(key)?.draft.basis;
  }

  has(key: DraftKey): boolean {
    return this.#names(key).length > 0;
  }

  /** False when the browser could not keep it (no room, storage switched off). */
  keep(key: DraftKey, values: unknown, basis?: string): boolean {
    if (!this.#storage) return false;
    const draft: StoredDraft = { values, basis, keptAt: this.#now() };
    try {
      this.#storage.setItem(this.#ownName(key), JSON.stringify(draft));
      return true;
    } catch {
      return false;
    }
  }

  /** Forgets this tab's draft of a step: it was saved. */
  clear(key: DraftKey): void {
    this.#storage?.removeItem(this.#ownName(key));
  }

  #find(key: DraftKey): { name: string; draft: StoredDraft } | undefined {
    const ownName = this.#ownName(key);
    const own = this.#read(ownName);
    if (own) return { name: ownName, draft: own };
    return this.#names(key)
      .map((name) => ({ name, draft: this.#read(name) }))
      .filter((entry): entry is { name: string; draft: StoredDraft } => entry.draft !== null)
      .sort((a, b) => b.draft.keptAt - a.draft.keptAt)[0];
  }

  #read(name: string): StoredDraft | null {
    try {
      const draft: unknown = JSON.parse(this.#storage?.getItem(name) ?? 'null');
      if (typeof draft !== 'object' || draft === null) return null;
      if (!('values' in draft) || !('keptAt' in draft)) return null;
      if (typeof draft.keptAt !== 'number') return null;
      const basis = 'basis' in draft && typeof draft.basis === 'string' ? draft.basis : undefined;
      return { values: draft.values, basis, keptAt: draft.keptAt };
    } catch {
      return null;
    }
  }

  #names(key: DraftKey): string[] {
    if (!this.#storage) return [];
    const prefix = prefixOf(key);
    const { storage, length } = { storage: this.#storage, length: this.#storage.length };
    return Array.from({ length }, (_, index) => storage.key(index)).filter(
      (name): name is string => name?.startsWith(prefix) ?? false,
    );
  }

  #ownName(key: DraftKey): string {
    return prefixOf(key) + this.#tabId;
  }
}

function prefixOf({ assistantId, step }: DraftKey): string {
  return `${draftPrefix}${assistantId}.${step}.`;
}
