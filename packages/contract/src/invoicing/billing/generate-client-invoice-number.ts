import { z } from 'zod';
import { calendarDay } from '../../foundation/calendar-day.ts';
import { endpoint } from '../../foundation/endpoint.ts';
import { doneAnswer } from '../../foundation/table.ts';

export const generateClientInvoiceNumber = endpoint({
  name: 'generateClientInvoiceNumber',
  method: 'POST',
  path: '/aiparcelreports/api/clientInvoiceNumbers/generateClientInvoiceNumber',
  access: ['BILLING_STAMPING'],
  source: 'S3 sections 2.9 and 7',
  summary:
    'Gives the carrier invoices of a client and its children with a bill date in the range one client invoice number for each client, unless they have one.',
  body: z
    .object({
      clientId: z.coerce.number('is required').int(),
      fromDate: calendarDay('is not a day'),
      toDate: calendarDay('is not a day'),
    })
    .refine(({ fromDate, toDate }) => fromDate <= toDate, {
      path: ['toDate'],
      error: 'may not be before the first day',
    }),
  answer: doneAnswer,
});
