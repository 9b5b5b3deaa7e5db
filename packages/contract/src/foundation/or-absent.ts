import type { z } from 'zod';

/** A field that may be absent. Some clients send null instead; ours leave it out. */
export const orAbsent = <Schema extends z.ZodType>(schema: Schema, absent: z.output<Schema>) =>
  schema.nullish().transform((value): z.output<Schema> => value ?? absent) as unknown as z.ZodDefault<
    z.ZodOptional<Schema>
  >;
