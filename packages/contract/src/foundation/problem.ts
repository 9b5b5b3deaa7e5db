import { z } from 'zod';

/** The error answer of every call: `application/problem+json` (RFC 9457), with the offending fields named. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  detail: z.string(),
  /** For unexpected failures: the request's id in the server's log. */
  reference: z.string().optional(),
  /** For API tokens: what would let the token make the call, e.g. `permission:INVOICE_SEARCH`; any one of them. */
  missingScope: z.array(z.string()).optional(),
  errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
});

export type Problem = z.infer<typeof problem>;

/** Whether an error response is a problem of ours. A proxy on the way sends something else. */
export function isProblem(answer: unknown): answer is Problem {
  const { title, status, detail }: Partial<Record<keyof Problem, unknown>> = { ...(answer as object) };
  return typeof title === 'string' && typeof status === 'number' && typeof detail === 'string';
}

/** The content type of every error (RFC 9457). */
export const problemContentType = 'application/problem+json';
