// The name a document is kept under: what a person typed, without what could fool a reader or a disk.
export const maxNameLength = 150;

/** Last path part, NFC, no control or bidi characters, at most 150 characters with its extension. */
export function cleanFileName(sentName: string): string {
  const lastPart = sentName.split(/[/\\]/).at(-1) ?? '';
  const name = lastPart
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .normalize('NFC')
    .replace(hidden, '')
    .replace(/\s+/g, ' ')
    .trim();
  const dot = name.lastIndexOf('.');
  const extension = dot < 0 ? '' : name.slice(dot);
  const stem = (dot < 0 ? name : name.slice(0, dot)).trim() || 'document';
  const room = Math.max(1, maxNameLength - [...extension].length);
  return [...[...stem].slice(0, room).join('').trimEnd(), ...extension]
    .slice(0, maxNameLength)
    .join('');
}

// Control characters that are no white space, line separators, marks that turn the reading direction
// (a name could end in another extension than it seems to), and marks without width.
const hidden =
  /[^\P{Cc}\s]|[\u2028\u2029\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/gu;
