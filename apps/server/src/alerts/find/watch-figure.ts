import {
  type AskedFigure,
  aggregateOf,
  countedWhereClauses,
  excludedCarriersQuery,
  factWhereClauses,
  findPage,
  growsWithInvoices,
  type PageState,
  totalSpendScope,
} from '@waybill/model';
import { compileDataQuery } from '@waybill/query';
import { queryTimeoutMs } from '../../platform/query-limits.ts';
import type { AlertQuestion, FindServices } from './alert-question.ts';
import { figureLinks } from './figure-place.ts';
import { everyWeek, type FigureWeek, type WatchedFigure, weeksRead } from './watched-figure.ts';

type WeekRow = Record<'WEEK' | 'VALUE' | 'WHOLE' | 'PACKAGES', string | number | null>;

/** A figure, as the rows of its client need it, in every whole week since its first, by the date of the invoices. */
export async function watchFigure(
  { warehouse }: Pick<FindServices, 'warehouse'>,
  question: AlertQuestion,
  asked: AskedFigure,
): Promise<WatchedFigure> {
  const { scope, clientId, filters } = question;
  const dates = weeksRead(question);
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
  const figure = { ...asked, whereClauses: state.fact.whereClauses };
  return {
    unit: asked.unit,
    grows: growsWithInvoices(asked),
    isShareOfDollars: asked.unit === 'percent' && asked.measure.sum.includes('_amount'),
    series: everyWeek(
      rows.map((row) => weekOf(row, divisor !== undefined)),
      dates,
      null,
    ),
    linksOf: (days) => figureLinks(figure, { clientId, dates: days, filters }),
  };
}

function weekOf({ WEEK, VALUE, WHOLE, PACKAGES }: WeekRow, isDivided: boolean): FigureWeek {
  const whole = isDivided ? Number(WHOLE ?? 0) : null;
  return {
    week: String(WEEK),
    value: VALUE === null || whole === 0 ? null : Number(VALUE),
    whole,
    packages: PACKAGES === undefined || PACKAGES === null ? null : Number(PACKAGES),
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
