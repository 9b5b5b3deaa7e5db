import { z } from 'zod';
import { calendarDay } from '../../foundation/calendar-day.ts';
import { named } from '../../foundation/named.ts';
import { text } from '../../foundation/text.ts';
import { carrierInvoice } from '../invoices/invoice.ts';

/** `void`: given up; its invoices may be paid by another number. */
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

/** `numberedAmount`: what the invoice amounted to when it got the payment number. */
export const numberedInvoice = carrierInvoice.extend({ numberedAmount: z.number() });

export type NumberedInvoice = z.infer<typeof numberedInvoice>;

export const paymentNumberDetail = paymentNumber.extend({ items: z.array(numberedInvoice) });

export type PaymentNumberDetail = z.infer<typeof paymentNumberDetail>;

/** Which payment numbers are listed. */
export const paymentNumberFilters = z.object({
  clientId: z.coerce.number().int().optional(),
  carrierId: z.coerce.number().int().optional(),
  status: z.enum(['all', ...paymentStatuses]).default('all'),
  search: text(200).default(''),
});

const note = text(1_000).trim();

/** What is paid together: at most so many carrier invoices. */
export const mostInvoicesOfPayment = 1_000;

export const newPaymentNumber = z.object({
  clientId: z.number('is required').int(),
  invoiceIds: z
    .array(z.number().int())
    .min(1, 'choose at least one invoice')
    .max(mostInvoicesOfPayment, 'holds too many invoices: at most 1,000 are paid together'),
  note: note.default(''),
});

/** What may be noted later; without a day it is open again. */
export const paymentNote = z.object({
  paidOn: calendarDay('is not a day').nullable(),
  reference: text(200).trim(),
  note,
});
