// Passages as they are stored: JSON that only the reading queue writes, checked when it was read.
import type { DocumentPassage } from '#engine/conversation.ts';

export function parsePassages(json: string | null): DocumentPassage[] {
  return json === null ? [] : (JSON.parse(json) as DocumentPassage[]); // See above.
}
