// What there is to say of one field of the assistant, and the kinds of fields that there are.
import * as z from 'zod/mini';

/** Parts of an assistant that are saved apart, each with a tag of its own. */
export type AssistantSection =
  | 'setupType'
  | 'company'
  | 'voiceContact'
  | 'callInstructions'
  | 'faqs'
  | 'deployment';

export interface AssistantField extends FieldFacts {
  /** How it is stored: a text, 0 or 1, a JSON text. */
  kind: 'text' | 'flag' | 'json';
  /** What the API shows. */
  shown: z.ZodMiniType;
  /** Its value until something is set. */
  empty: unknown;
}

interface FieldFacts<Value = unknown> {
  /** The part that it is saved with. Absent: no screen edits it. */
  section?: AssistantSection;
  /**
   * What a save may send, in the sections 'company' and 'voiceContact'. A field that came later is
   * `z.optional`: a client that does not know it leaves it as it is.
   */
  rule?: z.ZodMiniType;
  /** What an empty value stands for. */
  default?: Value;
  /** The API shows the default in place of the empty value. */
  isDefaultShown?: true;
  /**
   * Its row in the configuration summary (mail, screen, PDF), in the same two sections. Absent: it is not
   * shown, or together with another.
   */
  summary?: FieldSummary;
}

interface FieldSummary {
  /** A short value beside its label, or a long text under it. */
  kind: 'fact' | 'text';
  label: string;
  /** Words for a stored text, or for each of a list, that says nothing to a person. */
  inWords?: (value: string) => string;
}

/** A text, '' until it is set. */
export function textField<const Facts extends FieldFacts<string>>(facts: Facts) {
  return { ...facts, kind: 'text', empty: '', shown: z.string() } as const;
}

/** Yes or no, no until it is set. */
export function flagField<const Facts extends FieldFacts<boolean>>(facts: Facts) {
  return { ...facts, kind: 'flag', empty: false, shown: z.boolean() } as const;
}

/** A list, empty until it is set. */
export function listField<Item extends z.ZodMiniType, const Facts extends FieldFacts<never>>(
  item: Item,
  facts: Facts,
) {
  const empty: z.infer<Item>[] = [];
  return { ...facts, kind: 'json', empty, shown: z.array(item) } as const;
}
