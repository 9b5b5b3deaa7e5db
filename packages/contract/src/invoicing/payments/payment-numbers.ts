import { z } from 'zod';
import { calendarDay } from '../../foundation/calendar-day.ts';
import { endpoints } from '../../foundation/endpoint.ts';
import { fileFormat } from '../../foundation/file-format.ts';
import { chosenClient, idParam } from '../../foundation/ids.ts';
import { named } from '../../foundation/named.ts';
import { tableAnswer, tableQuery } from '../../foundation/table.ts';
import { text } from '../../foundation/text.ts';
import { wholeNumber } from '../../foundation/whole-number.ts';
import { carrierInvoice } from '../invoices/invoices.ts';

const endpoint = endpoints({ access: ['PAYMENT_NUMBER_GENERATE'], source: 'S3 section 2.3, /paymentnumber' });

/** `void`: withdrawn; its invoices may be paid under another number. */
export const paymentStatuses = ['open', 'paid', 'void'] as const;

/** A payment number: carrier invoices of a client at one carrier, in one currency, that are paid together. */
export const paymentNumber = z.object({
  id: z.number().int(),
  number: z.string(),
  client: named,
  carrier: named,
  currencyCode: z.string(),
  status: z.enum(paymentStatuses),
  /** Carrier invoices. */
  invoices: z.number().int(),
  amount: z.number(),
  /** `YYYY-MM-DD`; null until it is paid. */
  paidOn: z.string().nullable(),
  reference: z.string(),
  note: z.string(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  createdBy: z.string().nullable(),
  voidReason: z.string().nullable(),
});

export type PaymentNumber = z.infer<typeof paymentNumber>;

/** `numberedAmount`: the invoice's amount when it got the payment number. */
export const numberedInvoice = carrierInvoice.extend({ numberedAmount: z.number() });

export type NumberedInvoice = z.infer<typeof numberedInvoice>;

export const paymentNumberDetail = paymentNumber.extend({ items: z.array(numberedInvoice) });

export type PaymentNumberDetail = z.infer<typeof paymentNumberDetail>;

/** Which payment numbers are listed. */
export const paymentNumberFilters = z.object({
  clientId: wholeNumber.optional(),
  carrierId: wholeNumber.optional(),
  status: z.enum(['all', ...paymentStatuses]).default('all'),
  search: text(200).default(''),
});

const note = text(1_000).trim();

/** The maximum number of carrier invoices paid together. */
export const mostInvoicesOfPayment = 1_000;

export const newPaymentNumber = z.object({
  clientId: chosenClient,
  invoiceIds: z
    .array(z.number().int())
    .min(1, 'choose at least one invoice')
    .max(mostInvoicesOfPayment, 'contains too many invoices: at most 1,000 can be paid together'),
  note: note.default(''),
});

/** What can be recorded later; without a date the payment is open again. */
export const paymentNote = z.object({
  paidOn: calendarDay('is not a valid date').nullable(),
  reference: text(200).trim(),
  note,
});

export const listPaymentNumbers = endpoint({
  name: 'listPaymentNumbers',
  method: 'GET',
  path: '/aiparcelweb/api/paymentNumbers',
  access: ['PAYMENT_NUMBER_VIEW'],
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

export const getPaymentNumber = endpoint({
  name: 'getPaymentNumber',
  method: 'GET',
  path: '/aiparcelweb/api/paymentNumbers/:id',
  access: ['PAYMENT_NUMBER_VIEW'],
  summary: 'A payment number with its carrier invoices.',
  params: idParam,
  answer: paymentNumberDetail,
});

export const generatePaymentNumber = endpoint({
  name: 'generatePaymentNumber',
  method: 'POST',
  path: '/aiparcelweb/api/paymentNumbers',
  summary: 'Gives a payment number to carrier invoices of one carrier and currency that have none.',
  body: newPaymentNumber,
  answer: paymentNumberDetail,
});

export const updatePaymentNumber = endpoint({
  name: 'updatePaymentNumber',
  method: 'PUT',
  path: '/aiparcelweb/api/paymentNumbers/:id',
  summary: 'Records when and under which reference a payment number was paid.',
  params: idParam,
  body: paymentNote,
  answer: paymentNumberDetail,
});

export const voidPaymentNumber = endpoint({
  name: 'voidPaymentNumber',
  method: 'POST',
  path: '/aiparcelweb/api/paymentNumbers/:id/void',
  summary: 'Voids a payment number permanently: its invoices become unpaid again, and the number is not reused.',
  params: idParam,
  body: z.object({ reason: text(1_000).trim().default('') }),
  answer: paymentNumberDetail,
});

export const listUnpaidInvoices = endpoint({
  name: 'listUnpaidInvoices',
  method: 'GET',
  path: '/aiparcelweb/api/paymentNumbers/unpaidInvoices',
  summary: 'Carrier invoices of a client and its children without a payment number, oldest first; at most 1,000.',
  query: z.object({
    clientId: wholeNumber,
    carrierId: wholeNumber,
    fromDate: calendarDay().optional(),
    toDate: calendarDay().optional(),
  }),
  answer: z.object({ rows: z.array(carrierInvoice), total: z.number().int() }),
});

export const exportPaymentNumbers = endpoint({
  name: 'exportPaymentNumbers',
  method: 'GET',
  path: '/aiparcelweb/api/paymentNumbers/export',
  access: ['PAYMENT_NUMBER_VIEW'],
  summary: 'The list of payment numbers as CSV or Excel, a line for each carrier invoice.',
  query: paymentNumberFilters.extend(fileFormat.shape).extend({
    /** Only this one. */
    id: wholeNumber.optional(),
  }),
  answer: z.unknown(),
});
