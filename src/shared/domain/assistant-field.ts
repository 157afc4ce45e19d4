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

export type AssistantField = FieldFacts & {
  /** How it is stored: a text, 0 or 1, a JSON text. */
  kind: 'text' | 'flag' | 'json';
  /** What the API shows. */
  shown: z.ZodMiniType;
  /** Its value until something is set. */
  empty: unknown;
};

type FieldFacts<Value = unknown> = (FormField | OtherField) & {
  /** What an empty value stands for. */
  default?: Value;
  /** The API shows the default in place of the empty value. */
  isDefaultShown?: true;
};

/** One field of several in a form, saved together. */
interface FormField {
  section: 'company' | 'voiceContact';
  /**
   * What a save may send. A field that came after the first release is `z.optional`: a client that does
   * not know it leaves it as it is.
   */
  rule: z.ZodMiniType;
  /**
   * Its row in the configuration summary (mail, screen, PDF). Absent: it is not shown, or together with
   * another.
   */
  summary?: FieldSummary;
}

/** A section of its own with a call of its own, or none: no screen edits it. */
interface OtherField {
  section?: Exclude<AssistantSection, FormField['section']>;
  rule?: undefined;
  summary?: undefined;
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
