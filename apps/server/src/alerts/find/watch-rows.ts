import type { WatchedRows } from '@waybill/contract';
import { analysisOf, type DateRange, dateWhereClause, type FactUnit, findPage, unitOfRows } from '@waybill/model';
import { type CompiledQuery, compileDataQuery, compileGetRows } from '@waybill/query';
import { badRequest } from '../../platform/problems.ts';
import { queryTimeoutMs } from '../../platform/query-limits.ts';
import type { AlertQuestion, FindServices } from './alert-question.ts';
import { everyWeek, type FigureWeek, type WatchedFigure, weeksRead } from './watched-figure.ts';

const week = "date_trunc('week', bill_date)";
const packagesField = 'NO_OF_PKGS';
/** Every row has one, so that it counts them. */
const countedField = 'TRACKING_ID';

type Row = Readonly<Record<string, string | number | null>>;
type GridMeasure = Extract<WatchedRows['measure'], { readonly kind: 'grid' }>;
type AggregateMeasure = Extract<WatchedRows['measure'], { readonly kind: 'aggregate' }>;

/** What an alert of rows reads of a week. */
interface Watch {
  readonly unit: FactUnit;
  readonly grows: boolean;
  readonly query: CompiledQuery;
  readonly weekOf: (row: Row) => FigureWeek;
}

/**
 * Rows that somebody chose in a grid or an answer, by the weeks of their invoices, as far as the owner may read them. The
 * grid's rows are grouped by the grid's own query, so that its filters mean the same.
 * @throws QueryError for conditions, columns or aggregates that do not exist.
 */
export async function watchRows(
  { warehouse }: Pick<FindServices, 'warehouse'>,
  question: AlertQuestion,
  rows: WatchedRows,
): Promise<WatchedFigure> {
  const dates = weeksRead(question);
  const { measure } = rows;
  const whereClauses = [...rows.whereClauses, dateWhereClause('bill_date', dates)];
  const asked = { ...question, rollups: warehouse.rollups, tableName: rows.tableName, whereClauses };
  const watch = measure.kind === 'grid' ? gridWatch(measure, asked) : aggregateWatch(measure, asked);
  const found = await warehouse.rows<Row>(watch.query, { timeoutMs: queryTimeoutMs });
  return {
    unit: watch.unit,
    grows: watch.grows,
    isShareOfDollars:
      measure.kind === 'aggregate' && watch.unit === 'percent' && measure.expression.includes('_amount'),
    series: everyWeek(found.map(watch.weekOf), dates, watch.grows ? 0 : null),
    linksOf: (days) => ({ page: onDays(rows.page, days), rows: null }),
  };
}

type Asked = AlertQuestion &
  Pick<WatchedRows, 'tableName' | 'whereClauses'> &
  Pick<FindServices['warehouse'], 'rollups'>;

function gridWatch({ column, filterModel }: GridMeasure, { tableName, whereClauses, ...context }: Asked): Watch {
  const page = findPage('spend');
  if (page === undefined) throw new Error('There is no page spend.');
  const unit = unitOfRows(tableName, column);
  if (unit === undefined) throw badRequest(`The column ${column} cannot be added up.`);
  const field = column ?? countedField;
  const compiled = compileGetRows(
    {
      clientId: context.clientId,
      tableName,
      whereClauses: [...whereClauses],
      filterModel,
      selectColumnNames: [`${week} as week`],
      rowGroupCols: [{ id: 'WEEK', field: 'WEEK' }],
      valueCols: [
        { id: field, field, aggFunc: column === null ? 'count' : 'sum' },
        ...(tableName === 'package_level_info' && column !== packagesField
          ? [{ id: packagesField, field: packagesField, aggFunc: 'sum' }]
          : []),
      ],
      startRow: 0,
      endRow: 1_000,
    },
    analysisOf(page, page.name),
    context,
  );
  if (compiled.kind !== 'window') throw new Error('Weeks are never pivoted.');
  return {
    unit,
    grows: true,
    query: compiled.rows,
    weekOf: (row) => ({
      week: String(row.WEEK).slice(0, 10),
      value: numberOf(row[field]),
      whole: null,
      packages: numberOf(row[packagesField]),
    }),
  };
}

function aggregateWatch(
  { expression, divisor, unit }: AggregateMeasure,
  { tableName, whereClauses, ...context }: Asked,
): Watch {
  const query = {
    selectColumnNames: [
      `${week} as week`,
      `${expression} as value`,
      `${divisor ?? '0'} as whole`,
      ...(tableName === 'package_level_info' ? ['sum(no_of_pkgs) as packages'] : []),
    ],
    fromTableNames: [tableName],
    whereClauseDetails: whereClauses,
    groupByDetails: [week],
    orderByDetails: ['week'],
  };
  return {
    unit,
    grows: divisor === null,
    query: compileDataQuery(query, context),
    weekOf: (row) => {
      const whole = divisor === null ? null : Number(row.WHOLE ?? 0);
      return {
        week: String(row.WEEK).slice(0, 10),
        value: whole === 0 ? null : numberOf(row.VALUE),
        whole,
        packages: numberOf(row.PACKAGES),
      };
    },
  };
}

const numberOf = (value: Row[string] | undefined): number | null =>
  value === null || value === undefined ? null : Number(value);

/** The page with the same rows on other days. */
function onDays(page: string, { from, to }: DateRange): string {
  const [path = '/', search = ''] = page.split('?');
  const kept = [...new URLSearchParams(search)].filter(([name]) => !ofDays.has(name));
  return `${path}?${new URLSearchParams([...kept, ['from', from], ['to', to]])}`;
}

/** What says on an address which days are shown. */
const ofDays: ReadonlySet<string> = new Set(['from', 'to', 'range', 'dateType', 'page', 'open']);
