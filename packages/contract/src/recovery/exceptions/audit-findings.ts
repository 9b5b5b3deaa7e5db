import { z } from 'zod';
import { dataAnswer, dataQuery } from '../../analysis/data/data-query.ts';
import { calendarDay } from '../../foundation/calendar-day.ts';
import { endpoint } from '../../foundation/endpoint.ts';
import { waitingClients } from './finding.ts';

/** The clients and dates of the findings, with the conditions of the rows that they are compared with. */
export const auditFindingsBody = dataQuery
  .pick({ clientId: true, childClientIdsCSV: true, whereClauseDetails: true })
  .extend({
    dateType: z.enum(['bill_date', 'pickup_date']),
    from: calendarDay(),
    to: calendarDay(),
  });
export type AuditFindingsBody = z.input<typeof auditFindingsBody>;

export const auditFindings = endpoint({
  name: 'auditFindings',
  method: 'POST',
  path: '/aiparcelweb/api/dashboard/auditFindings',
  access: ['DASHBOARDS_VIEW'],
  source: 'S1 section 3',
  summary:
    'The audit summary by carrier: matched, overcharged and undercharged amounts, and the state of claims. Also requires both permissions for exceptions.',
  body: auditFindingsBody,
  answer: dataAnswer.extend({ waitingClients }),
});
