// Trims an answer to its schema, so that no column reaches a client by accident.
import * as z from 'zod/mini';

export const serializeAnswer =
  ({ schema, method, url }: { schema: z.ZodMiniType; method: string; url: string }) =>
  (answer: unknown): string => {
    const parsed = z.safeParse(schema, answer);
    if (!parsed.success) {
      const fields = parsed.error.issues.map((issue) => issue.path.join('.')).join(', ');
      throw new Error(`the answer of ${method} ${url} does not fit its schema: ${fields}`);
    }
    return JSON.stringify(parsed.data);
  };
