import { z } from 'zod';

/** One charge of a package (S2 section 3); gross = net + incentive where the carrier tells incentives. */
export const chargeLine = z.object({
  chargeDescription: z.string(),
  netAmount: z.number(),
  incentiveAmount: z.number(),
});
export type ChargeLine = z.infer<typeof chargeLine>;
