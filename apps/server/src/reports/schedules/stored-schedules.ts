import type { ReportSchedule, ScheduleRecipient } from '@waybill/contract';
import type { ReportScheduleTable, Settings } from '@waybill/db';
import { findPage } from '@waybill/model';
import type { Selectable } from 'kysely';
import { notFound } from '../../platform/problems.ts';
import { listedFilters, type NamedClient } from '../about-report.ts';
import { readStoredRequest } from '../stored-request.ts';
import { nextRun } from './schedule-times.ts';

export type StoredSchedule = Selectable<ReportScheduleTable> & { readonly clientName: string };

const everySchedule = (settings: Settings) =>
  settings
    .selectFrom('report_schedule')
    .innerJoin('client', 'client.id', 'report_schedule.client_id')
    .selectAll('report_schedule')
    .select('client.name as clientName');

export async function ownSchedules(settings: Settings, userId: number): Promise<readonly StoredSchedule[]> {
  return everySchedule(settings).where('report_schedule.user_id', '=', userId).orderBy('report_schedule.id').execute();
}

/** @throws ProblemError 404 when there is none, in the same words when it is somebody else's. */
export async function ownSchedule(settings: Settings, userId: number, id: number): Promise<StoredSchedule> {
  const found = await everySchedule(settings)
    .where('report_schedule.user_id', '=', userId)
    .where('report_schedule.id', '=', id)
    .executeTakeFirst();
  if (found === undefined) throw notFound('There is no such schedule.');
  return found;
}

/** A stored schedule as shown to its owner, who may see the names of these clients. */
export function presentSchedule(
  stored: StoredSchedule,
  recipients: readonly ScheduleRecipient[],
  addresses: ReportSchedule['addresses'],
  clients: readonly NamedClient[],
  now: Date,
): ReportSchedule {
  const request = readStoredRequest(stored.request);
  const { id, name, clientName, format, period, frequency, day, hour, time_zone: timeZone, active } = stored;
  return {
    id,
    name,
    pageDisplayName: request.pageName ?? findPage(stored.page)?.displayName ?? stored.page,
    clientName,
    format,
    fact: request.fact,
    dateType: request.dateType,
    filters: [...listedFilters(request, clients)],
    period,
    frequency,
    day,
    hour,
    timeZone,
    recipients: [...recipients],
    addresses,
    attached: stored.file_attached,
    active,
    nextRunAt: active ? nextRun({ frequency, day, hour, timeZone }, now).toISOString() : null,
  };
}
