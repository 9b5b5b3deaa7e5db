import { z } from 'zod';
import { endpoint } from '../foundation/endpoint.ts';
import { reportFormats } from '../foundation/file-format.ts';
import { rowId } from '../foundation/ids.ts';
import { text } from '../foundation/text.ts';
import { wholeNumber } from '../foundation/whole-number.ts';
import { mayUseReports } from './report.ts';

/** A report that is requested by name (S3 section 3): one carrier, days as `YYYY-MM-DD`, at most thirteen months. */
export const namedReportOrder = z.object({
  reportName: text(100),
  carrier: text(100),
  startDate: text(40),
  endDate: text(40),
  format: z.enum(reportFormats).optional().default('xlsx'),
});
export type NamedReportRequest = z.input<typeof namedReportOrder>;

/** A request as JSON text, as the chat passes it on, or as the object itself. */
const orderOrItsText = z.preprocess((given, context) => {
  if (typeof given !== 'string') return given;
  try {
    return JSON.parse(given) as unknown;
  } catch {
    context.addIssue({ code: 'custom', message: 'is not JSON' });
    return z.NEVER;
  }
}, namedReportOrder);

const clientNumber = wholeNumber;

export const getReportsRequest = endpoint({
  name: 'getReportsRequest',
  method: 'POST',
  path: '/aiparcelreports/api/getReportsRequest',
  access: ['RUN_REPORTS'],
  source: 'S3 sections 7 and 9',
  summary:
    'Orders a report by its name; it runs in the background. Answers 201 with its number, that of the same report where it was ordered before.',
  body: z.object({
    reportsAgentJson: orderOrItsText,
    /** Its number, or the client as the lists of clients give it. */
    client: z.union([clientNumber, z.object({ id: clientNumber }).transform(({ id }) => id)]),
    /** Some of its sub-clients; without any, the client with all of them. */
    subClientIds: z.array(clientNumber).max(2_000).optional().default([]),
  }),
  answer: z.object({ id: z.number().int() }),
});

/** A report that a user may request. */
export const offeredReport = z.object({
  reportName: z.string(),
  meaning: z.string(),
  /** The headings of its columns. */
  columns: z.array(z.string()),
  /** The carriers that it can be requested for. */
  carriers: z.array(z.string()),
  /** The longest period in months. */
  months: z.number().int(),
});
export type OfferedReport = z.infer<typeof offeredReport>;

export const getReportsAccessableByUser = endpoint({
  name: 'getReportsAccessableByUser',
  method: 'GET',
  path: '/aiparcelweb/api/getReportsAccessableByUser',
  access: mayUseReports,
  source: 'S3 sections 6, 7 and 9',
  summary: 'The reports that a user may order by name. Internal users may name another user of their tenant.',
  query: z.object({ userId: rowId.optional() }),
  answer: z.array(offeredReport),
});
