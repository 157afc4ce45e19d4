// The name a document is kept under: what a person typed, without what could fool a reader or a disk.
import { hiddenCharacters } from '#shared/domain/text.ts';

export const maxNameLength = 150;

/** Last path part, NFC, no control or bidi characters, at most 150 characters with its extension. */
export function cleanFileName(sentName: string): string {
  const lastPart = sentName.split(/[/\\]/).at(-1) ?? '';
  const name = lastPart
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .normalize('NFC')
    .replace(hiddenCharacters, '')
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
