// Path parameters that several calls share.
import * as z from 'zod/mini';

/** Ids are whole numbers; anything else names nothing and answers as a missing object. */
export const idParams = z.object({ id: z.string() });
