// Values of the assistant's fields: the types and functions that follow from the table of fields.
import type * as z from 'zod/mini';
import type { AssistantField, AssistantSection } from './assistant-field.ts';
import { assistantFields } from './assistant-fields.ts';

export type AssistantFields = typeof assistantFields;
export type FieldName = keyof AssistantFields;
export type FieldValues = { -readonly [N in FieldName]: z.infer<AssistantFields[N]['shown']> };

/** Names of the fields of one section. */
export type FieldOf<S extends AssistantSection> = {
  [N in FieldName]: AssistantFields[N] extends { section: S } ? N : never;
}[FieldName];
export type SectionValues<S extends AssistantSection> = Pick<FieldValues, FieldOf<S>>;

export const fieldNames = Object.keys(assistantFields) as FieldName[]; // Exactly the table's keys.

export function fieldNamed(name: FieldName): AssistantField {
  return assistantFields[name];
}

/** In the order of the table. */
export function fieldsOf<S extends AssistantSection>(section: S): FieldOf<S>[] {
  // What the type says of each name is what is looked at here.
  return fieldNames.filter((name) => fieldNamed(name).section === section) as FieldOf<S>[];
}

type RuleOf<Field> = Field extends { rule: infer Rule } ? Rule : never;
type SectionRules<S extends AssistantSection> = {
  [N in FieldOf<S>]: RuleOf<AssistantFields[N]>;
};

/** What a save of a section may send, by field. */
export function rulesOf<S extends AssistantSection>(section: S): SectionRules<S> {
  return fromNames(fieldsOf(section), (name) => fieldNamed(name).rule) as SectionRules<S>;
}

type ShownSchemas = { -readonly [N in FieldName]: AssistantFields[N]['shown'] };

/** What the API shows, by field. */
export function shownSchemas(): ShownSchemas {
  return fromNames(fieldNames, (name) => fieldNamed(name).shown) as ShownSchemas;
}

/** Values of an assistant in which nothing is set. */
export function emptyFields(): FieldValues {
  return fromNames(fieldNames, (name) => fieldNamed(name).empty) as FieldValues;
}

/** As the API shows them. What is missing, as in an answer of an older release, is empty. */
export function shownFields(stored: Partial<FieldValues>): FieldValues {
  return fromNames(fieldNames, (name) => {
    const value = stored[name] ?? fieldNamed(name).empty;
    return fieldNamed(name).isDefaultShown ? meaningOf(name, value) : value;
  }) as FieldValues;
}

/** The values of one section. */
export function sectionValues<S extends AssistantSection>(
  section: S,
  source: SectionValues<S>,
): SectionValues<S> {
  return fromNames(fieldsOf(section), (name) => source[name]) as SectionValues<S>;
}

/** What a value stands for: itself, or the default where it is empty. */
export function meaningOf(name: FieldName, value: unknown): unknown {
  const { empty, default: standsFor } = fieldNamed(name);
  return standsFor !== undefined && value === empty ? standsFor : value;
}

/** Whether a field says anything beyond what it says empty. */
export function isSaid(name: FieldName, value: unknown): boolean {
  const unsaid = meaningOf(name, fieldNamed(name).empty);
  return JSON.stringify(meaningOf(name, value)) !== JSON.stringify(unsaid);
}

/** Each caller names the type of what it builds: a value for every one of these names. */
function fromNames<N extends string>(
  names: readonly N[],
  make: (name: N) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, make(name)]));
}
