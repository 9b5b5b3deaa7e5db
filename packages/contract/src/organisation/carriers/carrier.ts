import { z } from 'zod';
import { text } from '../../foundation/text.ts';

/** A carrier as administrators see one. `fixed`: its name stands in figures or invoices and cannot change. */
export const administeredCarrier = z.object({
  id: z.number().int(),
  name: z.string(),
  accounts: z.number().int(),
  fixed: z.boolean(),
});

export type AdministeredCarrier = z.infer<typeof administeredCarrier>;

export const carrierInput = z.object({ name: text(100).trim().min(1, 'is required') });
