import { z } from 'zod';
import { calendarDay } from '../foundation/calendar-day.ts';
import { endpoints } from '../foundation/endpoint.ts';
import { fileFormat } from '../foundation/file-format.ts';
import { chosenClient, idParam } from '../foundation/ids.ts';
import { named } from '../foundation/named.ts';
import { doneAnswer, tableAnswer, tableQuery } from '../foundation/table.ts';
import { text } from '../foundation/text.ts';
import { wholeNumber } from '../foundation/whole-number.ts';
import { carrierInvoice } from './invoices/invoices.ts';

const endpoint = endpoints({ access: ['BILLING_VIEW', 'BILLING_STAMPING'], source: 'S3 sections 2.2 and 2.9' });

/** Amounts in several currencies, summed separately. */
export const currencyAmounts = z.array(z.object({ currencyCode: z.string(), amount: z.number() }));

/** A client invoice number with what it covers, as of the stamping. */
export const clientInvoice = z.object({
  id: z.number().int(),
  number: z.string(),
  client: named,
  /** The bill dates of the billing run, `YYYY-MM-DD`. */
  fromDate: z.string(),
  toDate: z.string(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  /** Login of the user who stamped; null if that user no longer exists. */
  createdBy: z.string().nullable(),
  /** Carrier invoices. */
  invoices: z.number().int(),
  packages: z.number().int(),
  amounts: currencyAmounts,
  amountUsd: z.number(),
});

export type ClientInvoice = z.infer<typeof clientInvoice>;

/** A stamped carrier invoice as it is now; `stampedAmount` is its amount at the stamping. */
export const stampedInvoice = carrierInvoice.extend({ stampedAmount: z.number(), stampedAmountUsd: z.number() });

export type StampedInvoice = z.infer<typeof stampedInvoice>;

export const clientInvoiceDetail = clientInvoice.extend({ items: z.array(stampedInvoice) });

export type ClientInvoiceDetail = z.infer<typeof clientInvoiceDetail>;

/** Which client invoice numbers are listed. */
export const clientInvoiceFilters = z.object({
  clientId: wholeNumber.optional(),
  /** Runs with bill dates in these days. */
  fromDate: calendarDay().optional(),
  toDate: calendarDay().optional(),
  search: text(200).default(''),
});

export const listClientInvoices = endpoint({
  name: 'listClientInvoices',
  method: 'GET',
  path: '/aiparcelreports/api/clientInvoiceNumbers',
  summary: 'A page of the client invoice numbers of the clients that the caller may read.',
  query: tableQuery([
    'createdAt',
    'number',
    'clientName',
    'fromDate',
    'toDate',
    'invoices',
    'packages',
    'amountUsd',
  ]).extend(clientInvoiceFilters.shape),
  answer: tableAnswer(clientInvoice),
});

export const getClientInvoice = endpoint({
  name: 'getClientInvoice',
  method: 'GET',
  path: '/aiparcelreports/api/clientInvoiceNumbers/:id',
  summary: 'A client invoice number with its carrier invoices.',
  params: idParam,
  answer: clientInvoiceDetail,
});

/** Which carrier invoices a billing run is for. */
const billingRun = z
  .object({
    clientId: z.union([chosenClient, wholeNumber], 'choose a client'),
    fromDate: calendarDay('is not a valid date'),
    toDate: calendarDay('is not a valid date'),
  })
  .refine(({ fromDate, toDate }) => fromDate <= toDate, {
    path: ['toDate'],
    error: 'must not be before the first day',
  });

/** How many of the invoices a preview lists. */
export const mostPreviewedInvoices = 200;

/** What a billing run would stamp. */
export const stampingPreview = z.object({
  invoices: z.number().int(),
  /** Clients that would get a number. */
  clients: z.number().int(),
  amounts: currencyAmounts,
  /** The first of the invoices, by bill date. */
  first: z.array(carrierInvoice),
});

export type StampingPreview = z.infer<typeof stampingPreview>;

export const previewStamping = endpoint({
  name: 'previewStamping',
  method: 'POST',
  path: '/aiparcelreports/api/clientInvoiceNumbers/preview',
  access: ['BILLING_STAMPING'],
  source: 'S3 section 2.9',
  summary: 'What a billing run would stamp: its carrier invoices without a client invoice number. Changes nothing.',
  body: billingRun,
  answer: stampingPreview,
});

export const generateClientInvoiceNumber = endpoint({
  name: 'generateClientInvoiceNumber',
  method: 'POST',
  path: '/aiparcelreports/api/clientInvoiceNumbers/generateClientInvoiceNumber',
  access: ['BILLING_STAMPING'],
  source: 'S3 sections 2.9 and 7',
  summary:
    'Gives the carrier invoices of a client and its children with a bill date in the range one client invoice number for each client, unless they have one.',
  body: billingRun,
  answer: doneAnswer,
});

export const exportClientInvoices = endpoint({
  name: 'exportClientInvoices',
  method: 'GET',
  path: '/aiparcelreports/api/clientInvoiceNumbers/export',
  summary: 'The list of client invoice numbers as CSV or Excel, a line for each carrier invoice.',
  query: clientInvoiceFilters.extend(fileFormat.shape).extend({
    /** Only this one. */
    id: wholeNumber.optional(),
  }),
  answer: z.unknown(),
});
