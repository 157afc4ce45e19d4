// Reads back what was typed in a step and kept in this browser; the text may come from an older release.
import type { AssistantSection } from '#shared/domain/assistant-field.ts';
import { fieldNamed, fieldsOf, type SectionValues } from '#shared/domain/assistant-field-values.ts';

/**
 * A kept draft of a section, or null for anything else. A field that it lacks, because the release that kept
 * it did not know it, has its saved value.
 */
export function readSectionDraft<S extends AssistantSection>(
  section: S,
  stored: unknown,
  saved: SectionValues<S>,
): SectionValues<S> | null {
  const kept = new Map<string, unknown>(Object.entries(stored ?? {}));
  const readable = fieldsOf(section)
    .map((name) => [name, kept.get(name)] as const)
    .filter(([name, value]) => fieldNamed(name).shown.safeParse(value).success);
  return readable.length === 0 ? null : { ...saved, ...Object.fromEntries(readable) };
}
