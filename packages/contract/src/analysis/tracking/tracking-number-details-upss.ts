import { z } from 'zod';
import { audiences } from '../../foundation/audience.ts';
import { endpoint } from '../../foundation/endpoint.ts';
import { wholeNumber } from '../../foundation/whole-number.ts';
import { chargeLine } from './charge-line.ts';

export const trackingNumberDetailsUpss = endpoint({
  name: 'trackingNumberDetailsUpss',
  method: 'POST',
  path: '/aiparcelweb/api/trackingNumberDetailsUpss/byInvoiceDetailsId/:clientId',
  ...audiences.analysisData,
  source: 'S2 section 7',
  summary: 'The charge lines of one UPS package row; client 0 stands for any client that the user may see.',
  params: z.object({ clientId: z.coerce.number().int().min(0) }),
  body: z.object({ id: wholeNumber.pipe(z.int().positive()) }),
  answer: z.array(chargeLine),
});
