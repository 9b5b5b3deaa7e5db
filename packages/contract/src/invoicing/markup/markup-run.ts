import { z } from 'zod';
import { calendarDay } from '../../foundation/calendar-day.ts';
import { named } from '../../foundation/named.ts';

const day = calendarDay();

/** Charges of one kind in a run, in US dollars; billed = charged + markup. */
export const markupRunLine = z.object({
  carrierName: z.string(),
  serviceCategory: z.string(),
  chargeFamily: z.string(),
  charges: z.number().int(),
  charged: z.number(),
  markup: z.number(),
});

export type MarkupRunLine = z.infer<typeof markupRunLine>;

/** What a client was billed on for the invoices of some days, as it was worked out then. */
export const markupRun = z.object({
  id: z.number().int(),
  client: named,
  from: z.string(),
  to: z.string(),
  ranAt: z.string(),
  ranBy: z.string(),
  packages: z.number().int(),
  charged: z.number(),
  markup: z.number(),
  billed: z.number(),
});

export type MarkupRun = z.infer<typeof markupRun>;

/** A run with its figures. */
export const wholeMarkupRun = markupRun.extend({
  lines: z.array(markupRunLine),
  /** The markups that were in force, with the days of the run in which they were. */
  markups: z.array(z.object({ name: z.string(), from: z.string(), to: z.string() })),
});

export type WholeMarkupRun = z.infer<typeof wholeMarkupRun>;

export const markupRunInput = z.object({ clientId: z.number('is required').int(), from: day, to: day });

export type MarkupRunInput = z.output<typeof markupRunInput>;
