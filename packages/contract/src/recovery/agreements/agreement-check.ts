import { z } from 'zod';

const parts = z.object({
  weight: z.number(),
  zone: z.number(),
  list: z.number(),
  discount: z.number(),
  minimum: z.number(),
  accessorial: z.number(),
  fuel: z.number(),
  other: z.number(),
});
const counted = z.array(z.object({ reason: z.string(), packages: z.number().int() }));

/** How far invoices are as a version says. Amounts are in cents. */
export const checkResult = z.object({
  from: z.string(),
  to: z.string(),
  packages: z.number().int(),
  rated: z.number().int(),
  /** Rated packages that are billed to the cent as expected. */
  reproduced: z.number().int(),
  billed: z.number().int(),
  expected: z.number().int(),
  /** What was billed less what was expected, by cause. */
  parts,
  /** The largest differences. */
  largest: z.array(
    z.object({
      trackingNumber: z.string(),
      shipDate: z.string(),
      billed: z.number().int(),
      expected: z.number().int(),
      parts,
    }),
  ),
  /** Rated packages for which something had to be assumed. */
  assumptions: counted,
  /** Of which `reason` is one of `ratingLacks`; older checks have a text. */
  notRated: z.array(z.object({ reason: z.string(), about: z.string().default(''), packages: z.number().int() })),
});
export type AgreementCheck = z.infer<typeof checkResult>;
