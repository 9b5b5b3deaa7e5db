import { z } from 'zod';
import { audiences } from '../../foundation/audience.ts';
import { endpoint } from '../../foundation/endpoint.ts';
import { chargeLine } from './charge-line.ts';

export const trackingNumberDetails = endpoint({
  name: 'trackingNumberDetails',
  method: 'GET',
  path: '/aiparcelweb/api/trackingNumberDetails/byInvoiceDetailsId',
  ...audiences.analysisData,
  source: 'S2 section 7',
  summary: 'The charge lines of one package row of a carrier other than UPS.',
  query: z.object({ invoiceDetailsId: z.coerce.number().int().positive() }),
  answer: z.array(chargeLine),
});
