import { z } from 'zod';
import { audiences } from '../../foundation/audience.ts';
import { endpoint } from '../../foundation/endpoint.ts';
import { wholeNumber, wholeNumberBetween } from '../../foundation/whole-number.ts';

/** One charge of a package (S2 section 3); gross = net + incentive if the carrier states incentives. */
export const chargeLine = z.object({
  chargeDescription: z.string(),
  netAmount: z.number(),
  incentiveAmount: z.number(),
});
export type ChargeLine = z.infer<typeof chargeLine>;

export const trackingNumberDetails = endpoint({
  name: 'trackingNumberDetails',
  method: 'GET',
  path: '/aiparcelweb/api/trackingNumberDetails/byInvoiceDetailsId',
  ...audiences.analysisData,
  source: 'S2 section 7',
  summary: 'The charge lines of one package row of a carrier other than UPS.',
  query: z.object({ invoiceDetailsId: wholeNumberBetween(1, Number.MAX_SAFE_INTEGER) }),
  answer: z.array(chargeLine),
});

export const trackingNumberDetailsUpss = endpoint({
  name: 'trackingNumberDetailsUpss',
  method: 'POST',
  path: '/aiparcelweb/api/trackingNumberDetailsUpss/byInvoiceDetailsId/:clientId',
  ...audiences.analysisData,
  source: 'S2 section 7',
  summary: 'The charge lines of one UPS package row; client 0 stands for any client that the user may see.',
  params: z.object({ clientId: wholeNumberBetween(0, Number.MAX_SAFE_INTEGER) }),
  body: z.object({ id: wholeNumber.pipe(z.int().positive()) }),
  answer: z.array(chargeLine),
});
