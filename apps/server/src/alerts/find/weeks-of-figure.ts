import {
  type AskedFigure,
  addDays,
  aggregateOf,
  countedWhereClauses,
  excludedCarriersQuery,
  factWhereClauses,
  findPage,
  type PageState,
  periodsOf,
  startOfWeek,
  totalSpendScope,
  type WeekValue,
} from '@waybill/model';
import { compileDataQuery } from '@waybill/query';
import { queryTimeoutMs } from '../../platform/query-limits.ts';
import type { AlertQuestion, FindServices } from './alert-question.ts';

/** Two years of which the last is judged by the first, and what the first needs before it. */
const weeksRead = 3 * 52;

/** A week of a figure with what it is divided by, and its packages. */
export interface FigureWeek extends WeekValue {
  readonly whole: number | null;
  readonly packages: number | null;
}

type WeekRow = Record<'WEEK' | 'VALUE' | 'WHOLE' | 'PACKAGES', string | number | null>;

/** A figure, as the rows of its client need it, in every whole week since its first, by the date of the invoices. */
export async function weeksOfFigure(
  { warehouse }: Pick<FindServices, 'warehouse'>,
  question: AlertQuestion,
  asked: AskedFigure,
): Promise<{ readonly series: readonly FigureWeek[]; readonly whereClauses: readonly string[] }> {
  const { scope, today } = question;
  const thisWeek = startOfWeek(today);
  const dates = { from: addDays(thisWeek, -7 * weeksRead), to: addDays(thisWeek, -1) };
  const state = await withItsCarriers({ warehouse }, question, stateOf(question, asked, dates));
  const [table = 'package_level_info'] = asked.tables;
  const { expression, divisor } = aggregateOf(asked.measure);
  const week = "date_trunc('week', bill_date)";
  const query = {
    selectColumnNames: [
      `${week} as week`,
      `${expression} as value`,
      `${divisor ?? '0'} as whole`,
      ...(table === 'package_level_info' ? ['sum(no_of_pkgs) as packages'] : []),
    ],
    fromTableNames: [table],
    whereClauseDetails: factWhereClauses(state),
    groupByDetails: [week],
    orderByDetails: ['week'],
  };
  const compiled = compileDataQuery(query, { scope, rollups: warehouse.rollups });
  const rows = await warehouse.rows<WeekRow>(compiled, { timeoutMs: queryTimeoutMs });
  const byWeek = new Map(rows.map((row) => [String(row.WEEK), row]));
  const [first] = byWeek.keys();
  const weeks = first === undefined ? [] : periodsOf({ from: first, to: dates.to }, 'week');
  return {
    series: weeks.map(({ start }) => weekOf(start, byWeek.get(start), divisor !== undefined)),
    whereClauses: state.fact.whereClauses,
  };
}

function weekOf(week: string, row: WeekRow | undefined, isDivided: boolean): FigureWeek {
  const whole = isDivided && row !== undefined ? Number(row.WHOLE ?? 0) : null;
  const saysNothing = row === undefined || row.VALUE === null || whole === 0;
  return {
    week,
    value: saysNothing ? null : Number(row.VALUE),
    whole,
    packages: row?.PACKAGES === undefined || row.PACKAGES === null ? null : Number(row.PACKAGES),
  };
}

function stateOf({ clientId, filters }: AlertQuestion, fact: AskedFigure, dates: PageState['dates']): PageState {
  const analysis = findPage('spend');
  if (analysis === undefined) throw new Error('There is no page spend.');
  return {
    analysis,
    fact,
    clientId,
    childClientIds: [],
    dateType: 'bill_date',
    dates,
    filters,
    trackingNumbers: [],
    whereClauses: countedWhereClauses([]),
  };
}

/** Total Spend and its averages leave USPS and DHL out, but not where there is nothing else, as on the pages. */
async function withItsCarriers(
  { warehouse }: Pick<FindServices, 'warehouse'>,
  { scope }: AlertQuestion,
  state: PageState,
): Promise<PageState> {
  const { fact } = state;
  const others = fact.whereClauses.filter((clause) => !clause.startsWith('carrier_name'));
  if (others.length === fact.whereClauses.length || fact.key === 'excludedSpend') return state;
  const compiled = compileDataQuery(excludedCarriersQuery(state), { scope, rollups: warehouse.rollups });
  const [row] = await warehouse.rows<Record<string, string | number | null>>(compiled, { timeoutMs: queryTimeoutMs });
  return totalSpendScope(row) === 'counted' ? state : { ...state, fact: { ...fact, whereClauses: others } };
}
