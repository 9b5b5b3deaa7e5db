import { z } from 'zod';
import { named } from '../../foundation/named.ts';
import { carrierResponse } from '../carrier-responses/carrier-response.ts';
import { claimWindowStates, exceptionStates } from './exception-state.ts';

/** Something that a rule found in the invoices, and what is being done about it. Days are `YYYY-MM-DD`. */
export const finding = z.object({
  /** The same as long as the invoice says the same, also when it is loaded anew. */
  id: z.string(),
  rule: z.string(),
  clientId: z.number().int(),
  clientName: z.string(),
  carrierName: z.string(),
  accountNumber: z.string(),
  invoiceNumber: z.string(),
  billDate: z.string(),
  shipDate: z.string(),
  trackingNumber: z.string().nullable(),
  service: z.string(),
  /** What the charge is called; empty for a finding about the whole package. */
  charge: z.string(),
  /** At stake, in US dollars. */
  amount: z.number(),
  /** The last day on which the carrier takes a claim; null where it publishes no window. */
  claimBy: z.string().nullable(),
  claimWindow: z.enum(claimWindowStates),
  /** Whether a credit for it has come. */
  answered: z.boolean(),
  state: z.enum(exceptionStates),
  note: z.string(),
  /** The carrier's number of the claim; empty if none was noted. */
  claimReference: z.string(),
  /** When the claim was filed. */
  claimedOn: z.string().nullable(),
  owner: named.nullable(),
  /** What the carrier answered to claims on the package, for who may see it. */
  responses: z.array(carrierResponse),
  /** When somebody last changed it: ISO 8601. */
  changedAt: z.string().nullable(),
});

export type Finding = z.infer<typeof finding>;
