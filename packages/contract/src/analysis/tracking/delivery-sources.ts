import { z } from 'zod';
import { audiences } from '../../foundation/audience.ts';
import { endpoint } from '../../foundation/endpoint.ts';
import { wholeNumberBetween } from '../../foundation/whole-number.ts';

/** A moment as a source states it. */
const deliveryMoment = z.object({
  /** `YYYY-MM-DD HH:MM:SS` on the clock of the place; midnight if the source states only the day. */
  local: z.string(),
  hasTime: z.boolean(),
  /** Minutes that this clock is ahead of UTC; null if the source does not say. */
  offsetMinutes: z.number().int().nullable(),
});

/** What one source states about the delivery of a package. */
export const deliverySource = z.object({
  kind: z.enum(['delivery_report', 'tracking_events', 'invoice', 'tracking_list', 'manifest', 'service']),
  /** The file; null if there is none, or if it also contains clients that the user may not read. */
  name: z.string().nullable(),
  /** When it arrived, in UTC. */
  receivedAt: z.iso.datetime().nullable(),
  promised: deliveryMoment.nullable(),
  delivered: deliveryMoment.nullable(),
  carrierStatus: z.string().nullable(),
  signedBy: z.string().nullable(),
  leftAt: z.string().nullable(),
  /** Whether it gives a reason that excuses the carrier. */
  isExcused: z.boolean(),
  /** Whether the package's promised day, or its delivery, comes from this source. */
  givesPromise: z.boolean(),
  givesDelivery: z.boolean(),
});

export type DeliverySource = z.infer<typeof deliverySource>;

export const listDeliverySources = endpoint({
  name: 'listDeliverySources',
  method: 'GET',
  path: '/aiparcelweb/api/deliverySources/byInvoiceDetailsId',
  ...audiences.analysisData,
  source: 'S2 section 3',
  summary: 'Everything that is known of the delivery of one package row, source by source, what counts first.',
  query: z.object({ invoiceDetailsId: wholeNumberBetween(1, Number.MAX_SAFE_INTEGER) }),
  answer: z.object({ sources: z.array(deliverySource) }),
});
