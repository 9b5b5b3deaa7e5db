import { z } from 'zod';
import { endpoint } from '../../foundation/endpoint.ts';
import { text } from '../../foundation/text.ts';
import { wholeNumber } from '../../foundation/whole-number.ts';

/**
 * What an invoice says about the package. Dates are `YYYY-MM-DD`, times `YYYY-MM-DD HH:MM:SS` in UTC, money is in US
 * dollars.
 */
export const billing = z.object({
  invoiceNumber: z.string(),
  billDate: z.string(),
  shipDate: z.string(),
  /** `package` where the invoice bills the package itself, `adjustment` where it corrects it. */
  rowKind: z.string(),
  service: z.string(),
  scheduledDate: z.string().nullable(),
  deliveryDate: z.string().nullable(),
  trackingStatus: z.string().nullable(),
  actualPounds: z.number().nullable(),
  billPounds: z.number().nullable(),
  net: z.number(),
});

export type Billing = z.infer<typeof billing>;

const credit = z.object({
  invoiceNumber: z.string(),
  billDate: z.string(),
  creditType: z.string(),
  description: z.string(),
  amount: z.number(),
});

const shape = {
  source: 'S3 sections 2.2 and 2.3',
  query: z.object({
    clientId: wholeNumber,
    carrierName: text(80).min(1),
    trackingNumber: text(60).min(1),
  }),
  /** The oldest invoice first. */
  answer: z.object({ billings: z.array(billing), credits: z.array(credit) }),
} as const;

export const trackingClaimEvidence = endpoint({
  ...shape,
  name: 'trackingClaimEvidence',
  method: 'GET',
  path: '/aiparcelweb/api/exceptionTracking/evidence',
  access: ['EXCEPTIONS_MANAGEMENT_TRACKING_LEVEL'],
  summary: 'What all invoices say about a package: when it was promised and delivered, what was billed and credited.',
});

export const chargeClaimEvidence = endpoint({
  ...shape,
  name: 'chargeClaimEvidence',
  method: 'GET',
  path: '/aiparcelweb/api/exceptionCharge/evidence',
  access: ['EXCEPTIONS_MANAGEMENT_CHARGE_LEVEL'],
  summary:
    'What all invoices say about the package of a charge: what was billed and credited, and when it was delivered.',
});
