import { endpoint } from '../../foundation/endpoint.ts';
import { tableAnswer, tableQuery } from '../../foundation/table.ts';
import { paymentNumber, paymentNumberFilters } from './payment-number.ts';

export const listPaymentNumbers = endpoint({
  name: 'listPaymentNumbers',
  method: 'GET',
  path: '/aiparcelweb/api/paymentNumbers',
  access: ['PAYMENT_NUMBER_VIEW'],
  source: 'S3 section 2.3, /paymentnumber',
  summary: 'A page of the payment numbers of the clients that the caller may read.',
  query: tableQuery([
    'createdAt',
    'number',
    'clientName',
    'carrierName',
    'status',
    'invoices',
    'amount',
    'paidOn',
    'reference',
  ]).extend(paymentNumberFilters.shape),
  answer: tableAnswer(paymentNumber),
});
