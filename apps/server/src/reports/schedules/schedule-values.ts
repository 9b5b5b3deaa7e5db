import type { changedReportSchedule, ReportSchedule } from '@waybill/contract';
import type { ReportScheduleTable } from '@waybill/db';
import { analysisOf } from '@waybill/model';
import type { Selectable } from 'kysely';
import type { z } from 'zod';
import { pageOfCall } from '../../analysis/data/page-of-call.ts';
import { type FullReportRequest, readStoredRequest } from '../stored-request.ts';

/** What users choose of a schedule. */
export type Choices = Omit<z.output<typeof changedReportSchedule>, 'format'>;

/** A page for a client and, if some are named, only these sub-clients. */
export interface ClientsPage {
  readonly page: string;
  readonly clientId: number;
  readonly childClientIdsCSV: string;
}

/** The settings of a schedule, without its next run. */
export function audited(schedule: ReportSchedule | undefined) {
  if (schedule === undefined) return {};
  const { id: _, nextRunAt: __, recipients, addresses, ...decided } = schedule;
  return {
    ...decided,
    recipients: recipients.map(({ email }) => email),
    addresses: addresses.map(({ email }) => email),
  };
}

/** The columns of a schedule. */
export function stored({ name, period, frequency, day, hour, timeZone, attached }: Choices) {
  return {
    name: name.trim(),
    period,
    frequency,
    day,
    hour,
    time_zone: timeZone,
    file_attached: attached,
  } satisfies Partial<Selectable<ReportScheduleTable>>;
}

/** All rows of a page for a client, with the named sub-clients or all of them. */
export function wholePage({ page, clientId, childClientIdsCSV }: ClientsPage): FullReportRequest {
  const { table } = analysisOf(pageOfCall(page, 'page'), page);
  return readStoredRequest(
    JSON.stringify({ clientId, childClientIdsCSV, selectColumnNames: ['client_id'], fromTableNames: [table] }),
  );
}
