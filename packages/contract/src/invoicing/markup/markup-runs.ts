import { z } from 'zod';
import { calendarDay } from '../../foundation/calendar-day.ts';
import { endpoints } from '../../foundation/endpoint.ts';
import { chosenClient, idParam } from '../../foundation/ids.ts';
import { named } from '../../foundation/named.ts';
import { doneAnswer, tableAnswer, tableQuery } from '../../foundation/table.ts';

const endpoint = endpoints({ access: ['RUN_MARKUP'], source: 'S3 sections 2.2 and 6' });

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

/** What a client was billed for the invoices of a period, as calculated at the time. */
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

/** A markup run with its figures. */
export const wholeMarkupRun = markupRun.extend({
  lines: z.array(markupRunLine),
  /** The markups used, each with its days of the run. */
  markups: z.array(z.object({ name: z.string(), from: z.string(), to: z.string() })),
});

export type WholeMarkupRun = z.infer<typeof wholeMarkupRun>;

export const markupRunInput = z.object({ clientId: chosenClient, from: day, to: day });

export type MarkupRunInput = z.output<typeof markupRunInput>;

export const listMarkupRuns = endpoint({
  name: 'listMarkupRuns',
  method: 'GET',
  path: '/aiparcelweb/api/markupRuns',
  summary: 'A page of the markup runs of the clients that the caller may read.',
  query: tableQuery(['ranAt', 'clientName', 'from', 'to', 'charged', 'markup', 'billed']),
  answer: tableAnswer(markupRun),
});

export const getMarkupRun = endpoint({
  name: 'getMarkupRun',
  method: 'GET',
  path: '/aiparcelweb/api/markupRuns/:id',
  summary: 'One markup run with its figures.',
  params: idParam,
  answer: wholeMarkupRun,
});

export const runMarkup = endpoint({
  name: 'runMarkup',
  method: 'POST',
  path: '/aiparcelweb/api/markupRuns',
  summary: 'Calculates what to bill a client for the invoices of a period, and stores it with a file of the packages.',
  body: markupRunInput,
  answer: wholeMarkupRun,
});

export const deleteMarkupRun = endpoint({
  name: 'deleteMarkupRun',
  method: 'DELETE',
  path: '/aiparcelweb/api/markupRuns/:id',
  summary: 'Deletes a markup run and its file.',
  params: idParam,
  answer: doneAnswer,
});

export const downloadMarkupRun = endpoint({
  name: 'downloadMarkupRun',
  method: 'GET',
  path: '/aiparcelweb/api/markupRuns/:id/packages',
  summary: 'The packages of a markup run as CSV: charged, markup and billed.',
  params: idParam,
  answer: z.unknown(),
});
