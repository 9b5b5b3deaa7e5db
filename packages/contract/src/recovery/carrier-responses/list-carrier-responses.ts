import { z } from 'zod';
import { endpoint } from '../../foundation/endpoint.ts';
import { text } from '../../foundation/text.ts';
import { carrierResponse } from './carrier-response.ts';

export const listCarrierResponses = endpoint({
  name: 'listCarrierResponses',
  method: 'GET',
  path: '/aiparcelweb/api/captcha/responses',
  access: ['DOWNLOAD_CAPTCHA'],
  source: 'S1 section 6',
  summary: 'What carriers answered to claims on a package of a client, the newest first.',
  query: z.object({ clientId: z.coerce.number().int(), trackingNumber: text(60).min(1) }),
  answer: z.array(carrierResponse),
});
