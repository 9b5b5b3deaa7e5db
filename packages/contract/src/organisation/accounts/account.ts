import { z } from 'zod';
import { named } from '../../foundation/named.ts';
import { text } from '../../foundation/text.ts';

/** A client's account at a carrier as administrators see one. */
export const administeredAccount = z.object({
  id: z.number().int(),
  /** Without padding zeros. */
  number: z.string(),
  name: z.string(),
  active: z.boolean(),
  isUpsGsr: z.boolean(),
  isFedexExpressGsr: z.boolean(),
  isFedexIntlGsr: z.boolean(),
  client: named,
  carrier: named,
  group: named.nullable(),
  division: named.nullable(),
});

export type AdministeredAccount = z.infer<typeof administeredAccount>;

/** What may change about an account. The GSR flags name the guarantees that are claimed. */
export const accountInput = z.object({
  name: text(200).trim().min(1, 'is required'),
  active: z.boolean(),
  isUpsGsr: z.boolean(),
  isFedexExpressGsr: z.boolean(),
  isFedexIntlGsr: z.boolean(),
  accountGroupId: z.number().int().nullable(),
});

export type AccountInput = z.output<typeof accountInput>;

/** A new account: client, carrier and number stay, because invoices are found by them. */
export const newAccountInput = accountInput.extend({
  clientId: z.number().int(),
  carrierId: z.number().int(),
  number: text(50)
    .trim()
    .regex(/^[A-Za-z0-9-]+$/, 'holds letters, digits and hyphens')
    .transform((number) => number.replace(/^0+(?=.)/, '')),
});
