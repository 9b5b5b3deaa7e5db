import { z } from 'zod';
import { calendarDay } from '../../foundation/calendar-day.ts';
import { named } from '../../foundation/named.ts';
import { text } from '../../foundation/text.ts';
import { carrierInvoice } from '../invoices/invoice.ts';

/** Amounts of several currencies, each summed by itself. */
export const currencyAmounts = z.array(z.object({ currencyCode: z.string(), amount: z.number() }));

/** A client invoice number with what it covers, as it was when its carrier invoices were stamped. */
export const clientInvoice = z.object({
  id: z.number().int(),
  number: z.string(),
  client: named,
  /** The bill dates of the billing run, `YYYY-MM-DD`. */
  fromDate: z.string(),
  toDate: z.string(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  /** Login of who stamped; null when that user is gone. */
  createdBy: z.string().nullable(),
  /** Carrier invoices. */
  invoices: z.number().int(),
  packages: z.number().int(),
  amounts: currencyAmounts,
  amountUsd: z.number(),
});

export type ClientInvoice = z.infer<typeof clientInvoice>;

/** A stamped carrier invoice as it is now; `stampedAmount` is what it was when it was stamped. */
export const stampedInvoice = carrierInvoice.extend({ stampedAmount: z.number(), stampedAmountUsd: z.number() });

export type StampedInvoice = z.infer<typeof stampedInvoice>;

export const clientInvoiceDetail = clientInvoice.extend({ items: z.array(stampedInvoice) });

export type ClientInvoiceDetail = z.infer<typeof clientInvoiceDetail>;

/** Which client invoice numbers are listed. */
export const clientInvoiceFilters = z.object({
  clientId: z.coerce.number().int().optional(),
  /** Runs with bill dates in these days. */
  fromDate: calendarDay().optional(),
  toDate: calendarDay().optional(),
  search: text(200).default(''),
});
