import { z } from 'zod';

/** An id and a name, for choices and references. */
export const named = z.object({ id: z.number().int(), name: z.string() });

export type Named = z.infer<typeof named>;
