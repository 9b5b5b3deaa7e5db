import { z } from 'zod';

/** Who did what and when. `details` says to what, and for changes each field `before` and `after`. */
export const auditEntry = z.object({
  id: z.number().int(),
  /** ISO 8601. */
  at: z.string(),
  login: z.string().nullable(),
  action: z.string(),
  details: z.record(z.string(), z.unknown()),
});

export type AuditEntry = z.infer<typeof auditEntry>;
