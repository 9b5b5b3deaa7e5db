import { z } from 'zod';
import { mostTrackingNumbers } from '../../analysis/tracking/look-up-tracking-numbers.ts';
import { endpoint } from '../../foundation/endpoint.ts';

/** A tracking number on an invoice, and the payment number of that invoice. */
export const trackedPayment = z.object({
  trackingNumber: z.string(),
  clientName: z.string(),
  invoiceId: z.number().int(),
  carrierName: z.string(),
  invoiceNumber: z.string(),
  /** `YYYY-MM-DD` */
  billDate: z.string(),
  currencyCode: z.string(),
  /** What the invoice bills for the tracking number. */
  amount: z.number(),
  /** Null if not paid yet. */
  paymentNumber: z.string().nullable(),
  /** `YYYY-MM-DD`; null while the payment number is open. */
  paidOn: z.string().nullable(),
});

export type TrackedPayment = z.infer<typeof trackedPayment>;

export const trackingPaymentNumbers = endpoint({
  name: 'trackingPaymentNumbers',
  method: 'POST',
  path: '/aiparcelweb/api/trackingPaymentNumbers',
  access: ['TRACKING_PAYMENT_NUMBER_VIEW'],
  source: 'S3 section 2.3, /trackingPaymentNumber',
  summary:
    'The invoices that bill given tracking numbers, with their payment numbers, for the clients that the caller may read.',
  body: z.object({
    trackingNumbers: z
      .array(
        z
          .string()
          .min(1)
          .max(40)
          .regex(/^[A-Za-z0-9]+$/, 'must contain only letters and digits'),
      )
      .min(1)
      .max(mostTrackingNumbers),
  }),
  answer: z.object({
    /** In the order of the request; a number that several invoices bill appears several times. */
    found: z.array(trackedPayment),
    missing: z.array(z.string()),
  }),
});
