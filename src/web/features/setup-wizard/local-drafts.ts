// Drafts of the wizard in this browser: what was typed in a step and is not saved yet.
// Every tab keeps its own copy, and touches those of other tabs only once what came of them is settled:
// two open tabs never overwrite each other's input. A tab that has none starts from the newest one left
// behind (closed laptop, closed tab).
import { draftPrefix } from '#web/lib/kept-input.ts';

export interface DraftKey {
  assistantId: number;
  step: string;
}

/** Copies of other tabs that a draft began with: their names, and when they had been kept. */
type Origins = Record<string, number>;

interface StoredDraft {
  values: unknown;
  /** Tag of the section that it was typed over; a save must not replace a newer one unasked. */
  basis?: string;
  /** Milliseconds since 1970. */
  keptAt: number;
  from?: Origins;
}

/** The part of the Web Storage interface that drafts need. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export class LocalDrafts {
  readonly #storage: DraftStorage | null;
  readonly #tabId: string;
  readonly #now: () => number;
  /** Of the drafts that this tab has taken, by its own name for them. */
  readonly #origins = new Map<string, Origins>();

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
    const ownName = this.ownName(key);
    const isOwn = name === ownName;
    this.#origins.set(ownName, { ...draft.from, ...(!isOwn && { [name]: draft.keptAt }) });
    return draft.values;
  }

  /** What `take` would give; it stays another tab's. */
  peek(key: DraftKey): unknown {
    return this.#find(key)?.draft.values ?? null;
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
    const name = this.ownName(key);
    const draft: StoredDraft = {
      values,
      basis,
      keptAt: this.#now(),
      from: this.#origins.get(name),
    };
    try {
      this.#storage.setItem(name, JSON.stringify(draft));
      return true;
    } catch {
      return false;
    }
  }

  /**
   * Forgets this tab's draft of a step, which was saved or taken back, and the copies it began with,
   * which must not come back later. One that its tab has changed since stays.
   */
  clear(key: DraftKey): void {
    const ownName = this.ownName(key);
    // First its own: a tab that sees its copy go must not find this one left.
    this.#storage?.removeItem(ownName);
    for (const [name, keptAt] of Object.entries(this.#origins.get(ownName) ?? {})) {
      if (this.#read(name)?.keptAt === keptAt) this.#storage?.removeItem(name);
    }
    this.#origins.delete(ownName);
  }

  /** Under which name this tab keeps a step. */
  ownName(key: DraftKey): string {
    return prefixOf(key) + this.#tabId;
  }

  #find(key: DraftKey): { name: string; draft: StoredDraft } | undefined {
    const ownName = this.ownName(key);
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
      const from = 'from' in draft ? originsIn(draft.from) : undefined;
      return { values: draft.values, basis, keptAt: draft.keptAt, from };
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
}

function prefixOf({ assistantId, step }: DraftKey): string {
  return `${draftPrefix}${assistantId}.${step}.`;
}

function originsIn(value: unknown): Origins {
  const entries = Object.entries(value ?? {});
  return Object.fromEntries(
    entries.filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  );
}
