import type { ScheduledReport } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import { type RawBuilder, sql } from 'kysely';

const isoMoment = (moment: RawBuilder<unknown>) =>
  sql<string | null>`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The next time after `now` by frequency, day and hour. */
function nextRunAfter(now: Date): RawBuilder<unknown> {
  const zone = sql`report_schedule.time_zone`;
  const moment = sql`(${now}::timestamptz at time zone ${zone})`;
  const hour = sql`make_interval(hours => report_schedule.hour)`;
  const days = sql`make_interval(days => coalesce(report_schedule.day, 1) - 1)`;
  const from = (unit: 'day' | 'week' | 'month', step: RawBuilder<unknown>) => {
    const start = sql`date_trunc(${sql.lit(unit)}, ${moment})`;
    const next = sql`${start} + ${sql.lit(`1 ${unit}`)}::interval`;
    return sql`case when ${start} + ${step} > ${moment} then ${start} + ${step} else ${next} + ${step} end`;
  };
  return sql`(case report_schedule.frequency
    when 'daily' then ${from('day', hour)}
    when 'weekly' then ${from('week', sql`${days} + ${hour}`)}
    else ${from('month', sql`${days} + ${hour}`)} end) at time zone ${zone}`;
}

/** All scheduled reports of a tenant, not ordered; `state` keeps those that are active, paused, or failed last. */
export function administeredSchedules(settings: Settings, tenantId: number, now: Date) {
  const isFailure = sql<boolean>`report_schedule.failed_at is not null
    and report_schedule.failed_at >= coalesce(last.submitted_at, '-infinity')`;
  const recipients = sql<
    string[]
  >`(select coalesce(json_agg(r.email order by r.id <> user_account.id, r.email), '[]'::json)
    from user_account r where r.activated and r.tenant_id = user_account.tenant_id and (r.id = user_account.id
      or r.id in (select c.user_id from report_schedule_recipient c where c.schedule_id = report_schedule.id)))`;
  return settings
    .selectFrom('report_schedule')
    .innerJoin('user_account', 'user_account.id', 'report_schedule.user_id')
    .innerJoin('client', 'client.id', 'report_schedule.client_id')
    .leftJoinLateral(
      (query) =>
        query
          .selectFrom('report')
          .select(['report.submitted_at', 'report.status', 'report.reason'])
          .whereRef('report.schedule_id', '=', 'report_schedule.id')
          .orderBy('report.id', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select([
      'report_schedule.id',
      'report_schedule.name',
      'user_account.login as ownerLogin',
      sql<string>`user_account.first_name || ' ' || user_account.last_name`.as('ownerName'),
      recipients.as('recipients'),
      'client.name as clientName',
      sql<string>`coalesce(report_schedule.request::json ->> 'pageName', report_schedule.page)`.as('pageDisplayName'),
      'report_schedule.period',
      'report_schedule.frequency',
      'report_schedule.day',
      'report_schedule.hour',
      'report_schedule.time_zone as timeZone',
      'report_schedule.active',
      sql<string | null>`case when report_schedule.active then ${isoMoment(nextRunAfter(now))} end`.as('nextRunAt'),
      isoMoment(sql`case when ${isFailure} then report_schedule.failed_at else last.submitted_at end`).as('lastRunAt'),
      sql<ScheduledReport['lastOutcome']>`case when ${isFailure} then 'not_made' else last.status end`.as(
        'lastOutcome',
      ),
      sql<string | null>`case when ${isFailure} then report_schedule.failure else last.reason end`.as('lastReason'),
    ])
    .where('user_account.tenant_id', '=', tenantId);
}

/** The columns that a search covers. */
export const searchedInSchedules = ['name', 'ownerLogin', 'ownerName', 'clientName', 'pageDisplayName'] as const;
