import { endpoint } from '../../foundation/endpoint.ts';
import { newPaymentNumber, paymentNumberDetail } from './payment-number.ts';

export const generatePaymentNumber = endpoint({
  name: 'generatePaymentNumber',
  method: 'POST',
  path: '/aiparcelweb/api/paymentNumbers',
  access: ['PAYMENT_NUMBER_GENERATE'],
  source: 'S3 section 2.3, /paymentnumber',
  summary: 'Gives carrier invoices of one carrier and currency, none of which has one, a payment number.',
  body: newPaymentNumber,
  answer: paymentNumberDetail,
});
