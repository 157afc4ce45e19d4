// Tests of when the list of documents looks again.
import { expect, it } from 'vitest';
import type { ReadingStatus } from '#shared/domain/document-reading.ts';
import { documentsPollMs } from './documents.ts';

it.each<[ReadingStatus[], boolean]>([
  [[], false],
  [['ready', 'failed'], false],
  [['ready', 'pending'], true],
  [['reading'], true],
])('[LIFE-19] documents that are %j are looked at again: %s', (statuses, isPolled) => {
  const documents = statuses.map((readingStatus) => ({ readingStatus }));
  expect(documentsPollMs(documents) !== false).toBe(isPolled);
});
