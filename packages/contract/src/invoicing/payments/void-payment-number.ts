import { z } from 'zod';
import { endpoint } from '../../foundation/endpoint.ts';
import { text } from '../../foundation/text.ts';
import { idParam } from '../../organisation/clients/client.ts';
import { paymentNumberDetail } from './payment-number.ts';

export const voidPaymentNumber = endpoint({
  name: 'voidPaymentNumber',
  method: 'POST',
  path: '/aiparcelweb/api/paymentNumbers/:id/void',
  access: ['PAYMENT_NUMBER_GENERATE'],
  source: 'S3 section 2.3, /paymentnumber',
  summary: 'Takes a payment number back for good: its invoices are unpaid again, its number is not given again.',
  params: idParam,
  body: z.object({ reason: text(1_000).trim().default('') }),
  answer: paymentNumberDetail,
});
