import { z } from 'zod';
import { endpoint } from '../foundation/endpoint.ts';
import { rowId } from '../foundation/ids.ts';
import { mayScheduleReports, scheduleRecipient } from './report-schedules.ts';

export const scheduleRecipients = endpoint({
  name: 'scheduleRecipients',
  method: 'GET',
  path: '/aiparcelreports/api/reportSchedules/recipients',
  access: mayScheduleReports,
  source: 'S3 section 2.3, scheduled reports',
  summary: 'The colleagues who may see the rows of a schedule, of one of the user’s reports, or of a client’s page.',
  query: z
    .object({
      scheduleId: rowId.optional(),
      reportId: rowId.optional(),
      clientId: rowId.optional(),
      /** Of that client's sub-clients, as in the report's request; empty for all of them. */
      childClientIdsCSV: z.string().max(20_000).optional(),
      page: z.string().max(60).optional(),
    })
    .refine(({ scheduleId, reportId, clientId, page }) => scheduleId ?? reportId ?? (clientId && page), {
      path: ['clientId'],
      message: 'Name a schedule, a report, or a client and a page.',
    }),
  answer: z.array(scheduleRecipient),
});
