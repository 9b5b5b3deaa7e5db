import { z } from 'zod';

/** How a carrier decided on a claim (S1 section 3: credit true, false, or fedex_claim_credit). */
export const responseOutcomes = ['credited', 'denied', 'adjusted'] as const;
export type ResponseOutcome = (typeof responseOutcomes)[number];

/** What the action cell of a package shows of a carrier's answer (S1 section 6). */
export const carrierResponse = z.object({
  id: z.number().int(),
  outcome: z.enum(responseOutcomes),
  gsrReasons: z.string(),
  fileName: z.string(),
  contentType: z.string(),
  /** Whether it is a text that can be shown, rather than an image or a document. */
  isText: z.boolean(),
  /** ISO 8601. */
  uploadedAt: z.string(),
});

export type CarrierResponse = z.infer<typeof carrierResponse>;
