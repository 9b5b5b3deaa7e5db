import { z } from 'zod';
import { dataQuery } from '../analysis/data/data-query.ts';
import { endpoint } from '../foundation/endpoint.ts';
import { reportFormats } from '../foundation/file-format.ts';
import { text } from '../foundation/text.ts';

const texts = (most: number) => z.array(text(2_000)).max(most);

/** The grid's query and what the reader chose, for the description in the report (S2 section 7). */
export const reportRequest = dataQuery.extend({
  /** The page's name for people. */
  pageName: text(200).optional(),
  /** The chosen measure. */
  fact: text(200).optional().default(''),
  dateType: text(60).optional().default(''),
  /** The page filters in effect: texts, or values by dimension. */
  filters: z
    .union([texts(200), z.record(z.string().max(100), texts(10_000))])
    .optional()
    .default([]),
  trackingNumbers: z
    .union([texts(10_000), text(200_000)])
    .optional()
    .default([]),
  fromDate: text(40).optional().default(''),
  toDate: text(40).optional().default(''),
  /** How many rows the grid shows; the server counts them again. */
  rowCount: z.number().int().min(0).optional(),
  /** The filters of the grid's columns. */
  filterModel: z.record(z.string(), z.unknown()).nullish(),
  format: z.enum(reportFormats).optional().default('csv'),
  /** In which unit the query gives weights. */
  unit: z.enum(['lbs', 'kgs']).optional().default('lbs'),
});
export type ReportRequest = z.input<typeof reportRequest>;

export const submitReport = endpoint({
  name: 'submitReport',
  method: 'POST',
  path: '/aiparcelreports/api/aidashboards/submitReport/:pageName',
  access: ['RUN_REPORTS'],
  source: 'S2 sections 7 and 8',
  summary:
    'Submits a report of all rows of the grid; it runs in the background. The response is a sentence with the outcome.',
  params: z.object({ pageName: z.string().max(60) }),
  body: reportRequest,
  answer: z.string(),
});
