import { z } from 'zod';

/** The number of what a path names. */
export const idParam = z.object({ id: z.coerce.number().int() });

/** A number that PostgreSQL can have given to a row. */
export const rowId = z.coerce.number().int().min(1).max(2_147_483_647);

/** The number of a row in a path. */
export const rowIdParam = z.object({ id: rowId });
