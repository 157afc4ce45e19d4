// Saves one section of an assistant with the tag of what was read, and settles what to do when another
// tab saved it meanwhile (answer 412).
import { ApiError } from '#web/api/client.ts';
import type { ConflictAnswer } from './conflict-dialog.tsx';
import type { Section } from './save-outcome.ts';
import type { SaveAttempt } from './save-queue.ts';
import {
  etagOf,
  holdsSection,
  sectionNames,
  sectionOf,
  sendSection,
  withEtag,
} from './sections.ts';
import type { StoredAssistant } from './setup-form-state.ts';

export interface SectionSaverPorts {
  askAboutConflict: (section: Section) => Promise<ConflictAnswer>;
  /** The assistant as the server holds it now. */
  readAssistant: () => Promise<StoredAssistant>;
  onSaved: (attempt: SaveAttempt, fields: Partial<StoredAssistant>) => void;
  /** From now on this tab counts as having read this version of a section. */
  onTag: (section: Section, etag: string) => void;
  /** The user took the other tab's version of a section. */
  onReloaded: (section: Section, stored: StoredAssistant) => void;
}

export class SectionSaver {
  readonly #assistantId: number;
  readonly #ports: SectionSaverPorts;
  #etags: StoredAssistant['etags'];

  /** `draftTagOf` tells what an unsaved draft of a section was typed over, if there is one. */
  constructor(
    stored: StoredAssistant,
    draftTagOf: (section: Section) => string | undefined,
    ports: SectionSaverPorts,
  ) {
    this.#assistantId = stored.id;
    this.#etags = stored.etags;
    this.#ports = ports;
    for (const section of sectionNames) {
      this.#remember(section, draftTagOf(section) ?? etagOf(section, stored.etags));
    }
  }

  readonly send = async (attempt: SaveAttempt): Promise<'saved' | 'reloaded'> => {
    const { section } = attempt;
    try {
      await this.#sendOnce(attempt, etagOf(section, this.#etags));
      return 'saved';
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 412) throw error;
      if (await this.#isStored(attempt)) return 'saved';
      const answer = await this.#ports.askAboutConflict(section);
      if (answer === 'later') throw error;
      if (answer === 'keep-mine') {
        await this.#sendOnce(attempt);
        return 'saved';
      }
      const stored = await this.#ports.readAssistant();
      this.#remember(section, etagOf(section, stored.etags));
      this.#ports.onReloaded(section, stored);
      return 'reloaded';
    }
  };

  /**
   * Sections that the server holds in another version than this tab, of those that `isUntouched`
   * here; from now on this tab counts as having read them.
   */
  takeOver(stored: StoredAssistant, isUntouched: (section: Section) => boolean): Section[] {
    const taken = sectionNames.filter(
      (section) =>
        etagOf(section, stored.etags) !== etagOf(section, this.#etags) && isUntouched(section),
    );
    for (const section of taken) this.#remember(section, etagOf(section, stored.etags));
    return taken;
  }

  /** A save whose answer never came, such as of a tab closed at that moment, is no other tab's change. */
  async #isStored(attempt: SaveAttempt): Promise<boolean> {
    const { section, body } = attempt;
    const stored = await this.#ports.readAssistant();
    if (!holdsSection(stored, section, body)) return false;
    this.#remember(section, etagOf(section, stored.etags));
    this.#ports.onSaved(attempt, { ...sectionOf(section, stored), etags: this.#etags });
    return true;
  }

  async #sendOnce(attempt: SaveAttempt, ifMatch?: string): Promise<void> {
    const { section, body } = attempt;
    const { fields, etag } = await sendSection(this.#assistantId, section, body, ifMatch);
    if (etag !== null) this.#remember(section, etag);
    this.#ports.onSaved(attempt, { ...fields, etags: this.#etags });
  }

  #remember(section: Section, etag: string): void {
    this.#etags = withEtag(this.#etags, section, etag);
    this.#ports.onTag(section, etag);
  }
}

/** Whether the same save may succeed later: no answer, or a server that is busy or down. */
export function canRetrySave(error: Error): boolean {
  if (!(error instanceof ApiError)) return true;
  return error.status === 0 || error.status === 408 || error.status === 429 || error.status >= 500;
}

/** Resolves after the delay, or as soon as the browser is online again. */
export function waitForNetwork(delayMs: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, delayMs);
    window.addEventListener('online', done);
  });
}
