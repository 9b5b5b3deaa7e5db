import { endpoint } from '../../foundation/endpoint.ts';
import { idParam } from '../../organisation/clients/client.ts';
import { paymentNote, paymentNumberDetail } from './payment-number.ts';

export const updatePaymentNumber = endpoint({
  name: 'updatePaymentNumber',
  method: 'PUT',
  path: '/aiparcelweb/api/paymentNumbers/:id',
  access: ['PAYMENT_NUMBER_GENERATE'],
  source: 'S3 section 2.3, /paymentnumber',
  summary: 'Notes when and under which reference a payment number was paid.',
  params: idParam,
  body: paymentNote,
  answer: paymentNumberDetail,
});
