import { z } from 'zod';
import { endpoint } from '../../foundation/endpoint.ts';
import { lookupSources } from './tracking-history.ts';

/** The maximum number of tracking numbers in one look-up. */
export const mostTrackingNumbers = 1_000;

const trackingNumber = z
  .string()
  .min(1)
  .max(40)
  .regex(/^[A-Za-z0-9]+$/, 'must contain only letters and digits');

/**
 * What a client's invoices say about a tracking number. Money is in US dollars; times are `YYYY-MM-DD HH:MM:SS` (UTC).
 */
export const trackedShipment = z.object({
  trackingNumber: z.string(),
  clientId: z.number().int(),
  clientName: z.string(),
  carrierName: z.string(),
  service: z.string(),
  /** `YYYY-MM-DD` */
  shipDate: z.string(),
  scheduledDate: z.string().nullable(),
  deliveryDate: z.string().nullable(),
  trackingStatus: z.string().nullable(),
  /** Different invoices that bill it. */
  invoices: z.number().int(),
  net: z.number(),
  refunds: z.number(),
});

export type TrackedShipment = z.infer<typeof trackedShipment>;

export const lookUpTrackingNumbers = endpoint({
  name: 'lookUpTrackingNumbers',
  method: 'POST',
  path: '/aiparcelweb/api/tracking/lookUp',
  access: ['TRACKING', 'TRACKING_NUMBER_SEARCH_FILTER'],
  alsoFor: ['ROLE_GUEST'],
  source: 'S3 sections 2.2 and 2.3',
  summary:
    'What the invoices of the clients that the user may see say about tracking numbers; the history records who asked.',
  body: z.object({
    trackingNumbers: z.array(trackingNumber).min(1).max(mostTrackingNumbers),
    /** Where the look-up was made, for the history. */
    source: z.enum(lookupSources).default('page'),
  }),
  answer: z.object({
    /** In the order of the request; a number that two clients were billed for appears twice. */
    found: z.array(trackedShipment),
    missing: z.array(z.string()),
  }),
});
