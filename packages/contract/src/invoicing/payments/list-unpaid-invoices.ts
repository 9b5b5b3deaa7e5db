import { z } from 'zod';
import { calendarDay } from '../../foundation/calendar-day.ts';
import { endpoint } from '../../foundation/endpoint.ts';
import { carrierInvoice } from '../invoices/invoice.ts';

export const listUnpaidInvoices = endpoint({
  name: 'listUnpaidInvoices',
  method: 'GET',
  path: '/aiparcelweb/api/paymentNumbers/unpaidInvoices',
  access: ['PAYMENT_NUMBER_GENERATE'],
  source: 'S3 section 2.3, /paymentnumber',
  summary:
    'Carrier invoices of a client and its children that have no payment number, the oldest first; at most 1,000.',
  query: z.object({
    clientId: z.coerce.number().int(),
    carrierId: z.coerce.number().int(),
    fromDate: calendarDay().optional(),
    toDate: calendarDay().optional(),
  }),
  answer: z.object({ rows: z.array(carrierInvoice), total: z.number().int() }),
});
