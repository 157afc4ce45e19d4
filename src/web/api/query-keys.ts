// Names of cached answers. A write invalidates by these, so the long cache times never show old lists.
export const queryKeys = {
  config: ['config'],
  device: ['device'],
  browsers: ['browsers'],
  voices: ['voices'],
  /** Both lists of assistants. */
  assistantLists: ['assistant-lists'],
  assistantList: (deviceId: string | undefined) => ['assistant-lists', deviceId ?? 'all'],
  assistant: (id: string) => ['assistants', id],
  readiness: (id: string) => ['assistants', id, 'readiness'],
  summaryText: (id: string) => ['assistants', id, 'summary'],
  documents: (id: string) => ['assistants', id, 'documents'],
  documentText: (id: number | undefined) => ['document-text', id],
  submissions: ['submissions'],
} as const;
