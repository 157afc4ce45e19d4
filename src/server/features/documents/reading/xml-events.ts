// Reads XML piece by piece: start and end of elements and the text between. It knows no document types and
// no entities but the five of XML itself, so nothing in a file can multiply or fetch anything.

export interface XmlHandler {
  /** @param name without its prefix: 'p' for <w:p> */
  start(name: string, attribute: (name: string) => string | undefined): void;
  end(name: string): void;
  text(text: string): void;
}

/** Far more than a tag of a real document has. */
const longestTag = 1024 * 1024;

export class XmlReader {
  readonly #handler: XmlHandler;
  #rest = '';

  constructor(handler: XmlHandler) {
    this.#handler = handler;
  }

  /** @throws Error when a tag never ends */
  write(chunk: string): void {
    const text = this.#rest + chunk;
    let at = 0;
    while (at < text.length) {
      const open = text.indexOf('<', at);
      if (open < 0) {
        // An entity may go on in the next chunk.
        const cut = text.indexOf('&', Math.max(at, text.length - 12));
        const end = cut < 0 ? text.length : cut;
        if (end > at) this.#handler.text(decode(text.slice(at, end)));
        at = end;
        break;
      }
      if (open > at) this.#handler.text(decode(text.slice(at, open)));
      const next = this.#markup(text, open);
      if (next < 0) {
        at = open;
        break;
      }
      at = next;
    }
    this.#rest = text.slice(at);
    if (this.#rest.length > longestTag) throw new Error('a tag never ends');
  }

  /** @throws Error when the text ends inside a tag */
  close(): void {
    if (this.#rest.startsWith('<')) throw new Error('the file ends inside a tag');
    if (this.#rest !== '') this.#handler.text(decode(this.#rest));
    this.#rest = '';
  }

  /** Where what begins at `open` is over, or -1 when its end has not come yet. */
  #markup(text: string, open: number): number {
    for (const [start, stop] of skipped) {
      const head = text.slice(open, open + start.length);
      if (head === start) return after(text.indexOf(stop, open + start.length), stop);
      // Too short to tell what it is.
      if (head.length < start.length && start.startsWith(head)) return -1;
    }
    if (text.startsWith(cdata, open)) {
      const end = text.indexOf(']]>', open);
      if (end >= 0) this.#handler.text(text.slice(open + cdata.length, end));
      return after(end, ']]>');
    }
    if (cdata.startsWith(text.slice(open, open + cdata.length))) return -1;
    const end = endOfTag(text, open);
    if (end >= 0) this.#tag(text.slice(open + 1, end));
    return after(end, '>');
  }

  #tag(tag: string): void {
    if (tag.startsWith('!')) return;
    if (tag.startsWith('/')) {
      this.#handler.end(localName(tag.slice(1).trim()));
      return;
    }
    const isEmpty = tag.endsWith('/');
    const name = localName(/^[^\s/>]+/.exec(tag)?.[0] ?? '');
    this.#handler.start(name, (wanted) => attributeOf(tag, wanted));
    if (isEmpty) this.#handler.end(name);
  }
}

const cdata = '<![CDATA[';
const skipped = [
  ['<!--', '-->'],
  ['<?', '?>'],
] as const;

const after = (found: number, what: string): number => (found < 0 ? -1 : found + what.length);

/** A '>' inside a quoted value does not end the tag. */
function endOfTag(text: string, open: number): number {
  let quote = '';
  for (let at = open + 1; at < text.length; at++) {
    const char = text[at] as string; // Below the length.
    if (quote !== '') quote = char === quote ? '' : quote;
    else if (char === '"' || char === "'") quote = char;
    else if (char === '>') return at;
  }
  return -1;
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function attributeOf(tag: string, wanted: string): string | undefined {
  for (const [, name = '', double, single] of tag.matchAll(attribute)) {
    if (localName(name) === wanted) return decode(double ?? single ?? '');
  }
  return undefined;
}

const attribute = /([^\s=<>"'/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

const named: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

function decode(text: string): string {
  return text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,4});/gi, (whole, body: string) => {
    if (!body.startsWith('#')) return named[body] ?? whole;
    const hex = /^#x/i.test(body);
    const code = Number.parseInt(body.slice(hex ? 2 : 1), hex ? 16 : 10);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\uFFFD';
  });
}
