import { z } from 'zod';
import { calendarDay } from '../../foundation/calendar-day.ts';
import { endpoints } from '../../foundation/endpoint.ts';
import { fileFormat } from '../../foundation/file-format.ts';
import { tableAnswer, tableQuery } from '../../foundation/table.ts';
import { text } from '../../foundation/text.ts';
import { wholeNumber, wholeNumberBetween } from '../../foundation/whole-number.ts';

const endpoint = endpoints({ access: ['INVOICE_SEARCH'], source: 'S3 section 2.3, /invoices' });

/**
 * A carrier's invoice as loaded. Amounts have two decimals and are in `currencyCode` unless stated to be in US dollars.
 */
export const carrierInvoice = z.object({
  id: z.number().int(),
  clientId: z.number().int(),
  clientName: z.string(),
  carrierId: z.number().int(),
  carrierName: z.string(),
  accountNumber: z.string(),
  invoiceNumber: z.string(),
  /** `YYYY-MM-DD` */
  billDate: z.string(),
  currencyCode: z.string(),
  packages: z.number().int(),
  /** The amount with which its files were loaded. */
  amount: z.number(),
  /** The sum of its charges; it differs from `amount` only when something is wrong. */
  chargedAmount: z.number(),
  /** In US dollars: every row at the rate of its day, rounded to cents. */
  amountUsd: z.number(),
  /** Refunds credited on it, positive. */
  refunds: z.number(),
  /** The first file that contained it. */
  sourceName: z.string(),
  /** When that was loaded, UTC: `YYYY-MM-DD HH:MM:SS`. */
  loadedAt: z.string(),
  /** The number under which the client is billed for it; null until it is stamped. */
  clientInvoiceNumber: z.string().nullable(),
  /** Its payment number; null if it has none. */
  paymentNumber: z.string().nullable(),
  /** When it was paid, `YYYY-MM-DD`; null until then. */
  paidOn: z.string().nullable(),
});

export type CarrierInvoice = z.infer<typeof carrierInvoice>;

/** The columns by which carrier invoices are ordered. */
export const invoiceSorts = [
  'billDate',
  'invoiceNumber',
  'carrierName',
  'accountNumber',
  'currencyCode',
  'packages',
  'amount',
  'amountUsd',
  'refunds',
  'loadedAt',
] as const;

export type InvoiceSort = (typeof invoiceSorts)[number];

const day = calendarDay().optional();

/**
 * Which carrier invoices are requested; absent fields do not narrow. Without a client: all that the caller may read.
 */
export const invoiceFilters = z.object({
  clientId: wholeNumber.optional(),
  /** Exactly these of the client and its children. */
  childClientIdsCSV: text(20_000).optional(),
  carrierId: wholeNumber.optional(),
  /** Without padding zeros. */
  accountNumber: text(50).optional(),
  /** Part of the number. */
  invoiceNumber: text(100).optional(),
  /** Tracking numbers, separated by commas: invoices that bill one of them. */
  trackingNumbers: text(20_000).optional(),
  fromDate: day,
  toDate: day,
  currencyCode: text(3).optional(),
  /** Every word of it must occur in the number, the carrier, the account or the name of the file. */
  search: text(200).default(''),
});

export type InvoiceFilters = z.output<typeof invoiceFilters>;

/** An invoice by its number in the warehouse. */
export const invoiceId = z.object({ id: wholeNumberBetween(0, Number.MAX_SAFE_INTEGER) });

export const listInvoices = endpoint({
  name: 'listInvoices',
  method: 'GET',
  path: '/aiparcelweb/api/invoices',
  access: ['INVOICE_SEARCH', 'BULK_INVOICE_DOWNLOAD'],
  summary: 'A page of the carrier invoices of the clients that the caller may read.',
  query: tableQuery(invoiceSorts).extend(invoiceFilters.shape),
  answer: tableAnswer(carrierInvoice),
});

const sums = { charges: z.number().int(), gross: z.number(), discount: z.number(), net: z.number() };

/** The part of an invoice that one load added. */
const invoiceLoad = z.object({
  loadId: z.number().int(),
  sourceName: z.string(),
  /** UTC: `YYYY-MM-DD HH:MM:SS`. */
  loadedAt: z.string(),
  amount: z.number(),
  /** What its file states; null if the file is unknown, as in the demo. */
  file: z
    .object({
      /** Its number on the page of the file; null if the reader may not open that. */
      id: z.number().int().nullable(),
      name: z.string(),
      layout: z.string().nullable(),
      /** Lines of the file that belong to the invoice. */
      rows: z.number().int(),
      badLines: z.number().int(),
      /** The carrier's control total of the whole invoice. */
      statedAmount: z.number().nullable(),
    })
    .nullable(),
});

/** A carrier invoice with its breakdown, in its currency. */
export const invoiceDetail = carrierInvoice.extend({
  /** The seven families that occur, in the order of the catalogue. */
  families: z.array(z.object({ family: z.string(), ...sums })),
  services: z.array(z.object({ service: z.string(), packages: z.number().int(), ...sums })),
  loads: z.array(invoiceLoad),
  /** The carrier's newest control total; null if no file states one. */
  controlTotal: z.number().nullable(),
});

export type InvoiceDetail = z.infer<typeof invoiceDetail>;

export const getInvoice = endpoint({
  name: 'getInvoice',
  method: 'GET',
  path: '/aiparcelweb/api/invoices/:id',
  summary: 'One carrier invoice: charges by family and service, and how it reconciles with its files.',
  params: invoiceId,
  answer: invoiceDetail,
});

/** The maximum number of invoices in a downloaded list. */
export const mostExportedInvoices = 50_000;

export const exportInvoices = endpoint({
  name: 'exportInvoices',
  method: 'GET',
  path: '/aiparcelweb/api/invoices/export',
  summary: 'The list of carrier invoices as CSV or Excel.',
  query: invoiceFilters.extend(fileFormat.shape).extend({
    sort: z.enum(invoiceSorts).default('billDate'),
    descending: z.stringbool().default(false),
  }),
  answer: z.unknown(),
});

export const exportInvoicePackages = endpoint({
  name: 'exportInvoicePackages',
  method: 'GET',
  path: '/aiparcelweb/api/invoices/:id/packages',
  summary: 'The package lines of an invoice in its currency, as CSV or Excel.',
  params: invoiceId,
  query: fileFormat,
  answer: z.unknown(),
});
