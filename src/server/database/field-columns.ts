// The columns of the fields that an office fills in, one for each row of shared/domain/assistant-fields.ts.
import {
  type AssistantFields,
  type FieldName,
  type FieldValues,
  fieldNamed,
  fieldNames,
} from '#shared/domain/assistant-field-values.ts';

/** A column is null where the empty value is. */
type ColumnOf<Field> = Field extends { kind: 'flag' }
  ? number
  : Field extends { empty: null }
    ? string | null
    : string;
export type FieldColumns = { -readonly [N in FieldName]: ColumnOf<AssistantFields[N]> };

/** The columns of these values; a field that is missing or undefined has none. */
export function toColumns<const Values extends Partial<FieldValues>>(
  values: Values,
): Pick<FieldColumns, keyof Values & FieldName> {
  const entries = fieldNames
    .filter((name) => values[name] !== undefined)
    .map((name) => [name, toColumn(name, values[name])]);
  // By the kind of each field, as the type has it.
  return Object.fromEntries(entries) as Pick<FieldColumns, keyof Values & FieldName>;
}

/** The values that a row holds. */
export function fromColumns(row: FieldColumns): FieldValues {
  const entries = fieldNames.map((name) => [name, fromColumn(name, row[name])]);
  // The columns were written from values of these very types.
  return Object.fromEntries(entries) as FieldValues;
}

function toColumn(name: FieldName, value: unknown): unknown {
  if (value === null) return null;
  const { kind } = fieldNamed(name);
  if (kind === 'json') return JSON.stringify(value);
  return kind === 'flag' ? Number(value) : value;
}

function fromColumn(name: FieldName, column: string | number | null): unknown {
  if (column === null) return null;
  const { kind } = fieldNamed(name);
  if (kind === 'json') return JSON.parse(String(column));
  return kind === 'flag' ? column === 1 : column;
}
