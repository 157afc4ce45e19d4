// HTML text that cannot carry a value unescaped: every value put into html`…` is escaped, and only
// what html`…` itself made is taken as it is (spec 3 'Configuration summary'; attack: script in a field).

/** A piece of finished HTML. Made by html`…` only. */
export class Html {
  readonly #text: string;

  constructor(text: string, key: symbol) {
    if (key !== madeHere) throw new TypeError('Html is made by the html tag only');
    this.#text = text;
  }

  toString(): string {
    return this.#text;
  }
}

const madeHere = Symbol('html');

type Value = string | number | Html | readonly Html[];

export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  const text = parts.reduce((sum, part, index) => {
    const value = values[index - 1];
    return sum + (value === undefined ? '' : written(value)) + part;
  });
  return new Html(text, madeHere);
}

/** Line breaks of a typed text as <br>. */
export function lines(text: string): Html[] {
  return text.split(/\r\n|\r|\n/).map((line, index) => (index ? html`<br>${line}` : html`${line}`));
}

function written(value: Value): string {
  if (value instanceof Html) return value.toString();
  if (Array.isArray(value)) return value.map(String).join('');
  return escapeHtml(String(value));
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '`': '&#96;',
  '=': '&#61;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"'`=]/g, (character) => entities[character] ?? character);
}
