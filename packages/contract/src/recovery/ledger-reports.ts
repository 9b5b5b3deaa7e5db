import { z } from 'zod';
import { calendarDay } from '../foundation/calendar-day.ts';
import { endpoint } from '../foundation/endpoint.ts';
import { tableFormats } from '../foundation/file-format.ts';
import { wholeNumber } from '../foundation/whole-number.ts';
import { findingFilters } from './exceptions/finding.ts';

/** What can be reported about claims and credits. */
export const ledgerReportNames = ['carriers', 'claims', 'credits', 'months', 'ageing', 'findings'] as const;
export type LedgerReportName = (typeof ledgerReportNames)[number];

/** The rows of a report about claims and credits; days as `YYYY-MM-DD`, both included. */
export const ledgerReportOrder = z.object({
  report: z.enum(ledgerReportNames),
  /** With all of its sub-clients. */
  clientId: wholeNumber,
  from: calendarDay(),
  to: calendarDay(),
  /** Of the report `findings`: those of the inbox that fit. Client and days are those above. */
  filters: findingFilters.prefault({}),
  format: z.enum(tableFormats).default('xlsx'),
});
export type LedgerReportOrder = z.input<typeof ledgerReportOrder>;

export const orderLedgerReport = endpoint({
  name: 'orderLedgerReport',
  method: 'POST',
  path: '/aiparcelreports/api/ledgerReports',
  access: ['RUN_REPORTS'],
  source: 'S3 sections 2.2 and 2.3',
  summary:
    'Orders a report of claims, recoveries or credits; it runs in the background. The response is a sentence with the outcome.',
  body: ledgerReportOrder,
  answer: z.string(),
});
