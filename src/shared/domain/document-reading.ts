// How far the reading of a document is. Only a ready one is known to the assistant.
export const readingStatuses = ['pending', 'reading', 'ready', 'failed'] as const;
export type ReadingStatus = (typeof readingStatuses)[number];

/** Its status will change without anybody doing anything. */
export function isBeingRead(status: ReadingStatus): boolean {
  return status === 'pending' || status === 'reading';
}
