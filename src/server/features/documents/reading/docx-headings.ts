// Finds out which paragraph styles of a Word document are headings: by name, outline level or ancestry.
import type { XmlHandler } from './xml-events.ts';

interface Style {
  isHeading: boolean;
  basedOn: string;
}

export class DocxHeadings implements XmlHandler {
  readonly #styles = new Map<string, Style>();
  #current: Style | undefined;

  start(name: string, attribute: (name: string) => string | undefined): void {
    if (name === 'style') {
      this.#current = { isHeading: false, basedOn: '' };
      this.#styles.set(attribute('styleId') ?? '', this.#current);
    } else if (!this.#current) return;
    else if (name === 'basedOn') this.#current.basedOn = attribute('val') ?? '';
    else if (name === 'name' && headingName.test(attribute('val') ?? '')) {
      this.#current.isHeading = true;
    } else if (name === 'outlineLvl' && Number(attribute('val') ?? 9) < 9) {
      this.#current.isHeading = true;
    }
  }

  end(name: string): void {
    if (name === 'style') this.#current = undefined;
  }

  text(): void {}

  /** Ids of the styles. 'Heading1' counts without a list of styles too. */
  ids(): ReadonlySet<string> {
    const ids = new Set(['Title', ...[1, 2, 3, 4, 5, 6].map((level) => `Heading${level}`)]);
    for (const id of this.#styles.keys()) if (this.#isHeading(id)) ids.add(id);
    return ids;
  }

  #isHeading(id: string): boolean {
    // A style may name itself as its ancestor.
    for (let depth = 0, at: string = id; depth < 10; depth++) {
      const style = this.#styles.get(at);
      if (!style) return false;
      if (style.isHeading) return true;
      at = style.basedOn;
    }
    return false;
  }
}

const headingName = /^(heading [1-9]|title|subtitle)$/i;
