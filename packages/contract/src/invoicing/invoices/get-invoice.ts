import { z } from 'zod';
import { endpoint } from '../../foundation/endpoint.ts';
import { carrierInvoice, invoiceId } from './invoice.ts';

const sums = { charges: z.number().int(), gross: z.number(), discount: z.number(), net: z.number() };

/** A part of an invoice that one load brought. */
const invoiceLoad = z.object({
  loadId: z.number().int(),
  sourceName: z.string(),
  /** UTC: `YYYY-MM-DD HH:MM:SS`. */
  loadedAt: z.string(),
  amount: z.number(),
  /** What its file says; null where the file is not known, as in the demo. */
  file: z
    .object({
      name: z.string(),
      layout: z.string().nullable(),
      /** Lines of the file that belong to the invoice. */
      rows: z.number().int(),
      badLines: z.number().int(),
      /** The carrier's control total of the whole invoice. */
      statedAmount: z.number(),
    })
    .nullable(),
});

/** A carrier invoice with what it is made of, in its currency. */
export const invoiceDetail = carrierInvoice.extend({
  /** The seven families that occur, in the order of the catalogue. */
  families: z.array(z.object({ family: z.string(), ...sums })),
  services: z.array(z.object({ service: z.string(), packages: z.number().int(), ...sums })),
  loads: z.array(invoiceLoad),
  /** The newest control total of the carrier; null when no file states one. */
  controlTotal: z.number().nullable(),
});

export type InvoiceDetail = z.infer<typeof invoiceDetail>;

export const getInvoice = endpoint({
  name: 'getInvoice',
  method: 'GET',
  path: '/aiparcelweb/api/invoices/:id',
  access: ['INVOICE_SEARCH'],
  source: 'S3 section 2.3, /invoices',
  summary: 'One carrier invoice: charges by family and service, and how it reconciles with its files.',
  params: invoiceId,
  answer: invoiceDetail,
});
