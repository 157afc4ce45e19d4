// Everything that was read in a document, in one text: each heading before what stands under it.
import type { DocumentPassage } from '#engine/conversation.ts';

export function passagesText(passages: readonly DocumentPassage[]): string {
  const parts: string[] = [];
  let shown = '';
  for (const { heading, text } of passages) {
    if (heading !== '' && heading !== shown) parts.push(heading);
    shown = heading;
    parts.push(text);
  }
  return parts.length === 0 ? '' : `${parts.join('\n\n')}\n`;
}
