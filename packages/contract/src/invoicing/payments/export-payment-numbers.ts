import { z } from 'zod';
import { endpoint } from '../../foundation/endpoint.ts';
import { fileFormat } from '../invoices/invoice.ts';
import { paymentNumberFilters } from './payment-number.ts';

export const exportPaymentNumbers = endpoint({
  name: 'exportPaymentNumbers',
  method: 'GET',
  path: '/aiparcelweb/api/paymentNumbers/export',
  access: ['PAYMENT_NUMBER_VIEW'],
  source: 'S3 section 2.3, /paymentnumber',
  summary: 'The list of payment numbers as CSV or Excel, a line for each carrier invoice.',
  query: paymentNumberFilters.extend(fileFormat.shape).extend({
    /** Only this one. */
    id: z.coerce.number().int().optional(),
  }),
  answer: z.unknown(),
});
