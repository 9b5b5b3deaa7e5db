import { z } from 'zod';
import { endpoint } from '../../foundation/endpoint.ts';
import { text } from '../../foundation/text.ts';
import { carrierResponse, responseOutcomes } from './carrier-response.ts';

/** The most bytes that a carrier's answer may have. */
export const largestCarrierResponse = 2 * 1024 * 1024;

export const addCarrierResponse = endpoint({
  name: 'addCarrierResponse',
  method: 'POST',
  path: '/aiparcelweb/api/captcha/responses',
  access: ['ENTER_CAPTCHA', 'CAPTCHA_LEAD'],
  source: 'S1 section 6 and S3 section 2.3',
  summary: 'Keeps what a carrier answered to a claim on a package: PNG, JPEG, PDF or plain text.',
  body: z.object({
    clientId: z.number().int(),
    trackingNumber: text(60).min(1),
    outcome: z.enum(responseOutcomes),
    gsrReasons: text(1_000).default(''),
    fileName: text(200).min(1),
    /** The file’s bytes in Base64. */
    content: z.base64().min(4),
  }),
  answer: carrierResponse,
});
