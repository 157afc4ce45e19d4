// Validates a form of React Hook Form by a schema of the domain: the first fault of each field is its error.
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';

/** For forms whose fields lie at the top level, as those of the steps do. */
export function schemaResolver<Values extends FieldValues, Body extends FieldValues>(
  schema: z.ZodMiniType<Body>,
): Resolver<Values, unknown, Body> {
  return (values) => {
    const checked = schema.safeParse(values);
    if (checked.success) return { values: checked.data, errors: {} };
    const errors: Record<string, { type: string; message: string }> = {};
    for (const { path, code, message } of checked.error.issues) {
      errors[String(path[0])] ??= { type: code, message };
    }
    // RHF's own type names each field; the schema knows no others.
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}
