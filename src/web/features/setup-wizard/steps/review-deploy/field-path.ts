// The address of one field of the wizard: `/setup/{id}?step={name}&field={name}`.
import { setupPath } from '#web/paths.ts';

export function fieldPath(assistantId: number, step: string, field?: string): string {
  const path = setupPath(assistantId, step);
  return field === undefined ? path : `${path}&field=${encodeURIComponent(field)}`;
}
