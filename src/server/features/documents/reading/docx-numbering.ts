// Counts the numbered lists of a Word document: a file only says to which list and level an item belongs.
import type { XmlHandler } from './xml-events.ts';

interface Level {
  format: string;
  /** '%1.%2)', where %1 stands for the number of the first level. */
  pattern: string;
  start: number;
}

/** As deep as Word goes. */
const mostLevels = 9;
/** Longer labels are no numbers. */
const longestLabel = 24;

export class DocxNumbering implements XmlHandler {
  readonly #levels = new Map<string, Map<number, Level>>();
  readonly #listOf = new Map<string, string>();
  readonly #counters = new Map<string, number[]>();
  #list: Map<number, Level> | undefined;
  #level: Level | undefined;
  #number: string | undefined;

  start(name: string, attribute: (name: string) => string | undefined): void {
    const value = attribute('val') ?? '';
    if (name === 'abstractNum') {
      this.#list = new Map();
      this.#levels.set(attribute('abstractNumId') ?? '', this.#list);
    } else if (name === 'lvl' && this.#list) {
      this.#level = { format: 'bullet', pattern: '', start: 1 };
      this.#list.set(Number(attribute('ilvl') ?? 0), this.#level);
    } else if (name === 'num') this.#number = attribute('numId');
    else if (name === 'abstractNumId' && this.#number) this.#listOf.set(this.#number, value);
    else if (!this.#level) return;
    else if (name === 'numFmt') this.#level.format = value;
    else if (name === 'lvlText') this.#level.pattern = value;
    else if (name === 'start') this.#level.start = Number(value) || 0;
  }

  end(name: string): void {
    if (name === 'abstractNum') this.#list = undefined;
    else if (name === 'lvl') this.#level = undefined;
    else if (name === 'num') this.#number = undefined;
  }

  text(): void {}

  /** Counts one item on: '3.', '3.1', 'b)', or '•' for a list without numbers. */
  label(numId: string, depth: number): string {
    const levels = this.#levels.get(this.#listOf.get(numId) ?? '');
    const level = levels?.get(depth);
    if (!levels || !level || depth >= mostLevels) return '•';
    const counters = this.#counters.get(numId) ?? [];
    counters[depth] = (counters[depth] ?? level.start - 1) + 1;
    counters.length = depth + 1;
    this.#counters.set(numId, counters);
    if (level.format === 'bullet' || level.format === 'none') return '•';
    const label = level.pattern.replace(/%([1-9])/g, (_mark, place: string) => {
      const at = Number(place) - 1;
      const { format = 'decimal', start = 1 } = levels.get(at) ?? {};
      return spell(counters[at] ?? start, format);
    });
    return label.trim() === '' || label.length > longestLabel ? '•' : label.trim();
  }
}

function spell(number: number, format: string): string {
  if (number < 1 || number > 3999) return String(number);
  if (format === 'lowerRoman') return roman(number).toLowerCase();
  if (format === 'upperRoman') return roman(number);
  if (format === 'lowerLetter') return letter(number);
  return format === 'upperLetter' ? letter(number).toUpperCase() : String(number);
}

/** After z come aa, bb and so on. */
function letter(number: number): string {
  const char = String.fromCharCode(97 + ((number - 1) % 26));
  return char.repeat(Math.min(Math.ceil(number / 26), 5));
}

const numerals = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const;

function roman(number: number): string {
  let rest = number;
  let text = '';
  for (const [value, numeral] of numerals) {
    text += numeral.repeat(Math.floor(rest / value));
    rest %= value;
  }
  return text;
}
