import { z } from 'zod';

/** The error answer of every call: `application/problem+json` (RFC 9457), with the offending fields named. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  detail: z.string(),
  errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
});

export type Problem = z.infer<typeof problem>;

export const problemContentType = 'application/problem+json';
