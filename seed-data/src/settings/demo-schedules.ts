import type { Settings } from '@waybill/db';
import { factOf, factWhereClauses, type PageState, refund, rollingRange, spend } from '@waybill/model';

interface DemoSchedule {
  readonly login: string;
  readonly name: string;
  readonly analysis: PageState['analysis'];
  readonly page: string;
  readonly pageName: string;
  readonly period: Parameters<typeof rollingRange>[0];
  readonly frequency: 'daily' | 'weekly' | 'monthly';
  readonly day: number | null;
  readonly hour: number;
  readonly active: boolean;
}

const schedules: readonly DemoSchedule[] = [
  {
    login: 'analyst',
    name: 'Spend of last week',
    analysis: spend,
    page: 'spend',
    pageName: 'Spend',
    period: 'Previous Week',
    frequency: 'weekly',
    day: 1,
    hour: 6,
    active: true,
  },
  {
    login: 'analyst',
    name: 'Refunds of the month',
    analysis: refund,
    page: 'refund',
    pageName: 'Refund',
    period: 'Previous Month',
    frequency: 'monthly',
    day: 3,
    hour: 7,
    active: true,
  },
  {
    login: 'admin',
    name: 'Spend so far this year',
    analysis: spend,
    page: 'spend',
    pageName: 'Spend',
    period: 'YTD',
    frequency: 'daily',
    day: null,
    hour: 5,
    active: false,
  },
];

/** Scheduled reports of the demo's users, as if made on their own pages. */
export async function seedDemoSchedules(settings: Settings, today: string): Promise<void> {
  for (const schedule of schedules) {
    const { login, name, page, period, frequency, day, hour, active } = schedule;
    const user = await settings
      .selectFrom('user_account')
      .leftJoin('user_client', 'user_client.user_id', 'user_account.id')
      .innerJoin('client', (join) =>
        join.on(({ eb, or }) =>
          or([
            eb('client.id', '=', eb.ref('user_client.client_id')),
            eb.and([
              eb('user_account.internal', '=', true),
              eb('client.tenant_id', '=', eb.ref('user_account.tenant_id')),
            ]),
          ]),
        ),
      )
      .select(['user_account.id', 'client.id as clientId'])
      .where('user_account.login', '=', login)
      .orderBy('client.id')
      .executeTakeFirst();
    if (user === undefined) continue;
    await settings
      .insertInto('report_schedule')
      .values({
        user_id: user.id,
        client_id: user.clientId,
        name,
        page,
        format: 'xlsx',
        request: JSON.stringify(requestOf(schedule, user.clientId, today)),
        period,
        frequency,
        day,
        hour,
        active,
        created_at: new Date(`${today}T00:00:00Z`),
      })
      .execute();
  }
}

function requestOf({ analysis, pageName, period }: DemoSchedule, clientId: number, today: string) {
  const fact = factOf(analysis);
  const dates = rollingRange(period, today);
  const state: PageState = {
    analysis,
    fact,
    clientId,
    childClientIds: [],
    dateType: 'bill_date',
    dates,
    filters: {},
    trackingNumbers: [],
    whereClauses: [],
  };
  return {
    selectColumnNames: analysis.gridColumns.filter(({ hidden }) => !hidden).map(({ column }) => column),
    fromTableNames: [analysis.table],
    whereClauseDetails: factWhereClauses(state),
    clientId,
    pageName,
    fact: fact.text,
    dateType: 'bill_date',
    fromDate: dates.from,
    toDate: dates.to,
    format: 'xlsx',
  };
}
