import { z } from 'zod';

/** A thing by number and name, as choices and references show it. */
export const named = z.object({ id: z.number().int(), name: z.string() });

export type Named = z.infer<typeof named>;
