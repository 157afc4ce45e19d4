// When the assistant hands a call to a person (spec 3, Transfer conditions).
export const transferConditions = [
  { id: 'emergency', label: 'Emergency situations' },
  { id: 'complex', label: 'Complex inquiries' },
  { id: 'request', label: 'Explicit request for human' },
  { id: 'multiple', label: 'Multiple failed assistant responses' },
] as const;
export const transferConditionIds = transferConditions.map((condition) => condition.id);
