import { z } from 'zod';
import { currencyCode, dateOrders } from '../foundation/reading-choices.ts';

/** What somebody says of a file that does not say it itself. */
export const readingAnswers = z.strictObject({
  /** Which part of a date such as 05/09/2026 is the day. */
  dateOrder: z.enum(dateOrders).optional(),
  /** Of all amounts of which the file does not name the currency. */
  currencyCode: currencyCode.optional(),
  /** Invoices that are stored under another bill date are further invoices. */
  acceptOtherDates: z.boolean().optional(),
});

export type ReadingAnswers = z.infer<typeof readingAnswers>;

/** What must be said of a file before it counts. Days are `YYYY-MM-DD`. */
export const readingQuestion = z.discriminatedUnion('about', [
  /** A date of the file, and what it may be. */
  z.object({ about: z.literal('date order'), text: z.string(), monthFirst: z.string(), dayFirst: z.string() }),
  z.object({ about: z.literal('currency') }),
  /** An invoice that is stored, or in the same file, under another bill date. */
  z.object({
    about: z.literal('other date'),
    carrierName: z.string(),
    invoiceNumber: z.string(),
    billDate: z.string(),
    storedDate: z.string(),
  }),
]);

export type ReadingQuestion = z.infer<typeof readingQuestion>;
