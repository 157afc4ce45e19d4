// Finds out which paragraph styles of a Word document are headings, and of which level: by name, outline
// level or ancestry.
import type { XmlHandler } from './xml-events.ts';

interface Style {
  /** From 1; 0 for the title; null for what is no heading. */
  level: number | null;
  basedOn: string;
}

export class DocxHeadings implements XmlHandler {
  readonly #styles = new Map<string, Style>();
  #current: Style | undefined;

  start(name: string, attribute: (name: string) => string | undefined): void {
    if (name === 'style') {
      this.#current = { level: null, basedOn: '' };
      this.#styles.set(attribute('styleId') ?? '', this.#current);
    } else if (!this.#current) return;
    else if (name === 'basedOn') this.#current.basedOn = attribute('val') ?? '';
    else if (name === 'name') this.#current.level ??= levelOfName(attribute('val') ?? '');
    else if (name === 'outlineLvl') this.#current.level ??= levelOfOutline(attribute('val'));
  }

  end(name: string): void {
    if (name === 'style') this.#current = undefined;
  }

  text(): void {}

  /** By the ids of styles. 'Heading1' counts without a list of styles too. */
  levels(): ReadonlyMap<string, number> {
    const levels = new Map([['Title', 0]]);
    for (let level = 1; level <= 6; level++) levels.set(`Heading${level}`, level);
    for (const id of this.#styles.keys()) {
      const level = this.#levelOf(id);
      if (level !== null) levels.set(id, level);
    }
    return levels;
  }

  #levelOf(id: string): number | null {
    // A style may name itself as its ancestor.
    for (let depth = 0, at: string = id; depth < 10; depth++) {
      const style = this.#styles.get(at);
      if (!style) return null;
      if (style.level !== null) return style.level;
      at = style.basedOn;
    }
    return null;
  }
}

function levelOfName(name: string): number | null {
  if (/^title$/i.test(name)) return 0;
  const level = /^heading ([1-9])$/i.exec(name)?.[1];
  return level ? Number(level) : null;
}

/** Levels count from 0 in the file, where 9 is no heading. */
export function levelOfOutline(value: string | undefined): number | null {
  const level = Number(value ?? 9);
  return level >= 0 && level < 9 ? Math.floor(level) + 1 : null;
}
