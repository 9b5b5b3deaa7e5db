import { endpoint } from '../../foundation/endpoint.ts';
import { idParam } from '../../organisation/clients/client.ts';
import { paymentNumberDetail } from './payment-number.ts';

export const getPaymentNumber = endpoint({
  name: 'getPaymentNumber',
  method: 'GET',
  path: '/aiparcelweb/api/paymentNumbers/:id',
  access: ['PAYMENT_NUMBER_VIEW'],
  source: 'S3 section 2.3, /paymentnumber',
  summary: 'A payment number with its carrier invoices.',
  params: idParam,
  answer: paymentNumberDetail,
});
