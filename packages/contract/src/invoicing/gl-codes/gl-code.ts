import { z } from 'zod';
import { named } from '../../foundation/named.ts';
import { text } from '../../foundation/text.ts';
import { chargeConditions } from '../../intake/charge-rules/charge-conditions.ts';

/** The rules that one client may have. */
export const mostGlCodesOfClient = 50;

/** A rule that books charges of a client on an account of its general ledger. */
export const glCode = z.object({
  id: z.number().int(),
  client: named,
  code: z.string(),
  name: z.string(),
  /** Rules are tried from the smallest position on; the first that fits books the charge. */
  position: z.number().int(),
  conditions: chargeConditions,
});

export type GlCode = z.infer<typeof glCode>;

export const glCodeInput = z.object({
  code: text(40).trim().min(1, 'is required'),
  name: text(100).trim().min(1, 'is required'),
  position: z.number('must be a whole number').int('must be a whole number').min(1, 'must be 1 or more').max(9_999),
  conditions: chargeConditions,
});

export type GlCodeInput = z.output<typeof glCodeInput>;

export const newGlCodeInput = glCodeInput.extend({ clientId: z.number('is required').int() });
