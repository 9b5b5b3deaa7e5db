import type { BudgetOfYear } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import { addDays, addMonths, type CalendarDay, dayOf, forecastMonths, startOfMonth } from '@waybill/model';
import { compileDataQuery, type Scope } from '@waybill/query';
import { requestScope } from '../../analysis/data/request-scope.ts';
import { readableClients } from '../../identity/access/readable-clients.ts';
import type { ClientReader } from '../../platform/http/signed-in-user.ts';
import { longQuery, mostRowsOfContainer } from '../../platform/query-limits.ts';
import type { Services } from '../../platform/services.ts';
import { countedSpend } from '../counted-spend.ts';

const monthsOfYear = 12;

/** Which year of whom. */
export interface AskedYear {
  readonly clientId: number;
  readonly year: number;
}

interface SpentMonth {
  readonly clientId: number;
  readonly carrier: string;
  readonly month: CalendarDay;
  readonly cents: number;
  /** The newest invoice date in it. */
  readonly newest: CalendarDay;
}

/** A year's budget beside what was spent, and what is to be expected. @throws ScopeError for a client that the user may not read */
export async function budgetOfYear(
  context: Pick<Services, 'settings' | 'warehouse' | 'clock'>,
  user: ClientReader,
  { clientId, year }: AskedYear,
): Promise<BudgetOfYear> {
  const scope = await requestScope(context, user, { clientId });
  const { clauses, leavesOut } = await countedSpend(context, scope);
  const spent = await spentByMonth(context, scope, clauses);
  const today = dayOf(context.clock());
  const newest =
    spent
      .map((each) => each.newest)
      .filter((day) => day <= today)
      .toSorted()
      .at(-1) ?? null;
  const months = monthsOf(year);
  const budget = await storedBudget(context.settings, scope.clientIds, months);
  const clients = (await readableClients(context.settings, user))
    .filter(({ id }) => scope.clientIds.includes(id))
    .map(({ id, name }) => ({ id, name }));
  const names = new Map(clients.map(({ id, name }) => [id, name]));
  const ofYear = spent.filter(({ month }) => months.includes(month));
  const keys = new Map([...budget, ...ofYear].map((each) => [`${each.clientId} ${each.carrier}`, each]));
  const centsOf = (
    rows: readonly Pick<SpentMonth, 'clientId' | 'carrier' | 'month' | 'cents'>[],
    month: string,
    line: Pick<SpentMonth, 'clientId' | 'carrier'>,
  ) => rows.find((row) => row.month === month && row.clientId === line.clientId && row.carrier === line.carrier)?.cents;
  const lines = [...keys.values()].map((line) => ({
    clientId: line.clientId,
    client: names.get(line.clientId) ?? '',
    carrier: line.carrier,
    amounts: months.map((month) => {
      const cents = centsOf(budget, month, line);
      return cents === undefined ? null : cents / 100;
    }),
    actual: months.map((month) => (centsOf(ofYear, month, line) ?? 0) / 100),
  }));
  return {
    lines: lines.toSorted(
      (one, other) => one.client.localeCompare(other.client) || one.carrier.localeCompare(other.carrier),
    ),
    clients,
    carriers: [...new Set(spent.map(({ carrier }) => carrier))].toSorted(),
    newest,
    forecast: forecastOf(spent, months, newest),
    leavesOut,
  };
}

/** The first days of a year's months. */
export const monthsOf = (year: number): readonly CalendarDay[] =>
  Array.from({ length: monthsOfYear }, (_, month) => addMonths(`${year}-01-01`, month));

function forecastOf(
  spent: readonly SpentMonth[],
  months: readonly CalendarDay[],
  newest: CalendarDay | null,
): BudgetOfYear['forecast'] {
  const [first] = spent.map(({ month }) => month).toSorted();
  if (newest === null || first === undefined)
    return { method: 'none', values: months.map(() => null), errorPercent: null, tried: 0 };
  // The month of the newest invoice is whole if that is its last day.
  const open = startOfMonth(addDays(newest, 1));
  const whole: number[] = [];
  for (let month = first; month < open; month = addMonths(month, 1))
    whole.push(spent.filter((each) => each.month === month).reduce((sum, { cents }) => sum + cents, 0));
  // The first month may begin in its middle.
  const series = whole.slice(1);
  const last = months.at(-1) ?? open;
  const count = last < open ? 0 : monthsBetween(open, last) + 1;
  const { method, values, error, tried } = forecastMonths(series, count);
  return {
    method,
    values: months.map((month) => {
      const value = month < open ? undefined : values[monthsBetween(open, month)];
      return value === undefined ? null : Math.round(value) / 100;
    }),
    errorPercent: error === null ? null : Math.round(error * 1000) / 10,
    tried,
  };
}

function monthsBetween(from: CalendarDay, to: CalendarDay): number {
  const numberOf = (day: CalendarDay) => Number(day.slice(0, 4)) * monthsOfYear + Number(day.slice(5, 7));
  return numberOf(to) - numberOf(from);
}

async function spentByMonth(
  { warehouse }: Pick<Services, 'warehouse'>,
  scope: Scope,
  clauses: readonly string[],
): Promise<readonly SpentMonth[]> {
  const month = "date_trunc('month', bill_date)";
  const query = {
    selectColumnNames: [
      'client_id as client',
      'carrier_name as carrier',
      `${month} as month`,
      'sum(net_amount) as net',
      'max(bill_date) as newest',
    ],
    fromTableNames: ['package_level_info'],
    whereClauseDetails: clauses,
    groupByDetails: ['client_id', 'carrier_name', month],
  };
  const compiled = compileDataQuery(query, { scope, rollups: warehouse.rollups });
  const rows = await warehouse.rows<Record<string, string | number | null>>(compiled, {
    ...longQuery,
    maxRows: mostRowsOfContainer,
  });
  return rows.map((row) => ({
    clientId: Number(row.CLIENT),
    carrier: String(row.CARRIER ?? ''),
    month: String(row.MONTH),
    cents: Math.round(Number(row.NET ?? 0) * 100),
    newest: String(row.NEWEST),
  }));
}

async function storedBudget(settings: Settings, clientIds: readonly number[], months: readonly CalendarDay[]) {
  const rows = await settings
    .selectFrom('budget_month')
    .selectAll()
    .where('client_id', 'in', clientIds)
    .where('month', 'in', months)
    .execute();
  return rows.map(({ client_id, carrier, month, cents }) => ({
    clientId: client_id,
    carrier,
    month,
    cents: Number(cents),
  }));
}
