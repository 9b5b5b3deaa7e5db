import type { DataQuery, GetRowsBody } from '@waybill/contract';
import {
  type Aggregate,
  countedWhereClauses,
  type DateRange,
  dateWhereClause,
  daysBetween,
  kilogramsPerPound,
  type MeasureName,
  type PeriodGrain,
  per,
  percentOf,
  periodsOf,
  type TableName,
} from '@waybill/model';
import { dimensions } from '../measures/dimensions.ts';
import { type MeasureOfTable, measures } from '../measures/measures.ts';
import { dimensionsOf, measuresOf, tableOf } from '../measures/table-of.ts';
import { deliveryColumns, listColumns } from '../reading/list-columns.ts';
import { isOfOnePackage } from '../reading/one-shipment.ts';
import type { AskedMeasure, DimensionName, Reading, ValueFilter } from '../reading/reading.ts';
import { comparedColumns, conditionOn, plainNumber, signs } from './condition-on.ts';
import { lackFigures, packagesWithout } from './lacking-query.ts';
import { chargesOfWeighed, isOfPackagesOnly } from './weighed-query.ts';

/** The clients whose rows are asked for; the server checks that the asker may read them. */
export interface AskedClients {
  readonly clientId: number;
  readonly childClientIds: readonly number[];
}

/** What a reading asks of the product: figures through the data call, or rows through that of the grid. */
export type Questions =
  | { readonly kind: 'figures'; readonly figures: DataQuery; readonly compared: DataQuery | undefined }
  | { readonly kind: 'rows'; readonly rows: GetRowsBody };

/** The reading cannot be asked: no fact table tells everything that it names. */
export class UnanswerableReading extends Error {
  override readonly name = 'UnanswerableReading';
}

/** As many rows as a list has at most. */
export const mostRows = 1_000;

/** The names of answers: groups first, then figures. */
export const periodColumn = 'period';
export const groupColumn = (index: number): string => `group_${index + 1}`;
export const figureColumn = (index: number): string => `figure_${index + 1}`;

/**
 * Turns a reading into the queries that answer it, in the product's own query language. Throws UnanswerableReading.
 */
export function questionsOf(reading: Reading, clients: AskedClients): Questions {
  const table = tableOf(reading);
  if (table === undefined) throw new UnanswerableReading('No table tells everything that the reading names.');
  if (reading.measures.length === 0) return { kind: 'rows', rows: rowsBody(reading, table, clients) };
  const query = (range: DateRange | undefined) => figuresQuery(reading, table, range, clients);
  const compared = reading.compare === undefined ? undefined : query(reading.compare);
  return { kind: 'figures', figures: query(reading.time.range), compared };
}

function figuresQuery(
  reading: Reading,
  table: TableName,
  range: DateRange | undefined,
  clients: AskedClients,
): DataQuery {
  const { time, groupConditions } = reading;
  if (countsGroups(reading)) return countOfGroups(reading, table, range, clients);
  const lacks = lackFigures(reading, table);
  const groups = [
    ...(time.grain === undefined ? [] : [{ name: periodColumn, expression: periodExpression(time.grain, time.field) }]),
    ...reading.dimensions.map((name, index) => ({ name: groupColumn(index), expression: dimensions[name].expression })),
  ];
  const asked = [...reading.measures, ...groupConditions.map(({ measure }) => measure)];
  const isOne = asked.length === 1 && lacks.length === 0;
  const figures = asked.map((measure, index) => ({
    name: figureColumn(index),
    ...aggregateOf(measure, table, isOne, range),
  }));
  const whereClauseDetails = [
    ...rowConditions(reading, table, range),
    ...(isOne ? conditionsOfOnly(asked[0], table) : []),
  ];
  const names = groups.map(({ name }) => name);
  const divisors = divisorsOf(reading, figures[0]?.divisor);
  const scope = { clientId: clients.clientId, childClientIdsCSV: clients.childClientIds.join(',') };
  const order = orderOf(reading, names);
  const without = packagesWithout(reading, timeAndCounted(reading, range));
  const weighed = chargesOfWeighed(reading, table, timeAndCounted(reading, range));
  const innerQueries = { ...without.innerQueries, ...weighed.innerQueries };
  const query = {
    selectColumnNames: [...groups, ...figures, ...lacks, ...divisors].map(named),
    fromTableNames: [table, ...Object.keys(innerQueries)],
    whereClauseDetails: [...whereClauseDetails, ...without.whereClauses, ...weighed.whereClauses],
    groupByDetails: groups.map(({ expression }) => expression),
  };
  const isOfGroups = groups.length > 0 && groupConditions.length + lacks.length + divisors.length > 0;
  if (!isOfGroups)
    return {
      ...(Object.keys(innerQueries).length === 0 ? {} : { innerQueries }),
      ...query,
      orderByDetails: order,
      ...scope,
    };
  const offset = reading.measures.length;
  return {
    innerQueries: { ...innerQueries, all_groups: query },
    selectColumnNames: [...names, ...figures.slice(0, offset).map(({ name }) => name)],
    fromTableNames: ['all_groups'],
    whereClauseDetails: [
      ...groupConditions.map(
        ({ comparison, value }, index) => `${figureColumn(offset + index)} ${signs[comparison]} ${plainNumber(value)}`,
      ),
      ...lacks.map(({ name }) => `${name} = 0`),
      ...divisors.map(({ name }) => `${name} <> 0`),
    ],
    orderByDetails: order,
    ...scope,
  };
}

/** A group without packages has no cost per package, and so no place in a ranking; a list of all groups shows it with 0, as pages do. */
function divisorsOf({ limit, place, dimensions: groups, compare }: Reading, divisor: string | undefined) {
  const isRanked = (limit !== undefined || place !== undefined) && groups.length > 0 && compare === undefined;
  return !isRanked || divisor === undefined ? [] : [{ name: 'divisor', expression: divisor }];
}

/** Whether it asks how many groups meet a condition: states with more than 500 packages. */
function countsGroups({ measures: asked, dimensions: groups, groupConditions, lacking = [], time }: Reading): boolean {
  const isConditional = groupConditions.length > 0 || lacking.some(({ of }) => of === 'groups');
  return asked[0]?.kind === 'count' && isConditional && groups.length === 0 && time.grain === undefined;
}

function countOfGroups(
  reading: Reading,
  table: TableName,
  range: DateRange | undefined,
  clients: AskedClients,
): DataQuery {
  const [counted] = reading.measures;
  const grain = counted?.kind === 'count' ? counted.periods : undefined;
  const listed: Reading = {
    ...reading,
    measures: [reading.groupConditions[0]?.measure ?? { kind: 'measure', measure: 'packages' }],
    dimensions: dimensionsOf(counted),
    time: { ...reading.time, grain },
    sort: undefined,
  };
  const column = grain === undefined ? groupColumn(0) : periodColumn;
  const { orderByDetails: _, ...groups } = figuresQuery(listed, table, range, clients);
  const { innerQueries, clientId, childClientIdsCSV, ...query } = groups;
  return {
    innerQueries: { ...innerQueries, left_groups: query },
    selectColumnNames: [`count(${column}) as ${figureColumn(0)}`],
    fromTableNames: ['left_groups'],
    whereClauseDetails: [],
    clientId,
    childClientIdsCSV,
  };
}

function orderOf({ sort }: Reading, names: readonly string[]): string[] {
  if (names.length === 0) return [];
  if (sort === undefined || sort.by === 'dimension') return [...names];
  return [`${figureColumn(0)} ${sort.descending ? 'desc' : 'asc'}`, ...names];
}

function rowsBody(reading: Reading, table: TableName, { clientId, childClientIds }: AskedClients): GetRowsBody {
  const isLookUp = reading.filters.some(
    ({ dimension }) => dimension === 'tracking_number' || dimension === 'invoice_number',
  );
  const packagesOnly = table === 'package_level_info' && !isLookUp ? ["row_kind = 'package'"] : [];
  return {
    startRow: reading.place === undefined ? 0 : reading.place - 1,
    endRow: Math.min(reading.place ?? reading.limit ?? mostRows, mostRows),
    rowGroupCols: [],
    valueCols: [],
    pivotCols: [],
    pivotMode: false,
    groupKeys: [],
    filterModel: {},
    sortModel: [
      {
        colId: comparedColumns[reading.rowsBy ?? 'net_amount'].toUpperCase(),
        sort: reading.sort?.descending === false ? 'asc' : 'desc',
      },
      { colId: 'TRACKING_NUMBER', sort: 'asc' },
    ],
    tableName: table,
    whereClauses: [...rowConditions(reading, table, reading.time.range), ...packagesOnly],
    selectColumnNames: [
      ...listColumns[table],
      ...(table === 'package_level_info' && reading.filters.some(isOfOnePackage) ? deliveryColumns : []),
    ],
    clientId,
    childClientIdsCSV: childClientIds.join(','),
  };
}

/** The rows that a reading is about: days, values, amounts, and what is counted. */
function rowConditions(reading: Reading, table: TableName, range: DateRange | undefined): string[] {
  const { filters, conditions } = reading;
  const counted = reading.measures.flatMap(dimensionsOf);
  const told = [...reading.dimensions, ...counted];
  const groups = [...told.flatMap((name) => dimensions[name].whereClauses), ...namedGroups(reading)];
  return [
    ...new Set([
      ...timeAndCounted(reading, range),
      ...filters.flatMap(filterConditions),
      ...groups,
      ...conditions.filter((each) => !isOfPackagesOnly(each, table)).map(conditionOn),
      ...eitherCondition(reading),
      ...(table === 'charge_level_info' && reading.measures.length === 0 ? ["tracking_number <> ''"] : []),
    ]),
  ];
}

/** The days, and what is counted. */
function timeAndCounted({ time, include }: Reading, range: DateRange | undefined): readonly string[] {
  return [...(range === undefined ? [] : [dateWhereClause(time.field, range)]), ...countedWhereClauses(include)];
}

/** The first so many of a dimension are those that have a name: charges of no package have no zone and no service. */
function namedGroups({ dimensions: groups, limit, place, share }: Reading): readonly string[] {
  if ((limit === undefined && place === undefined) || share !== undefined) return [];
  return groups.filter((name) => mayBeBlank.has(name)).map((name) => `${dimensions[name].expression} <> ''`);
}

const mayBeBlank: ReadonlySet<DimensionName> = new Set([
  'zone',
  'rated_zone',
  'service',
  'state',
  'sender_state',
  'country',
  'sender_country',
  'bill_option',
  'city',
  'sender_city',
  'zip',
  'sender_zip',
  'weekday',
  'tracking_status',
  'accessorial',
]);

function filterConditions({ dimension, values, excluded }: ValueFilter): readonly string[] {
  const { expression, condition, whereClauses } = dimensions[dimension];
  return excluded ? [`(${expression} is null or not (${condition(values)}))`] : [condition(values), ...whereClauses];
}

/** Rows that meet one of several conditions. */
function eitherCondition({ anyOf }: Reading): readonly string[] {
  if (anyOf === undefined) return [];
  const alternatives = anyOf.map(({ filters, conditions }) =>
    [...filters.flatMap(filterConditions), ...conditions.map(conditionOn)].join(' and '),
  );
  return [`(${alternatives.map((each) => `(${each})`).join(' or ')})`];
}

function conditionsOfOnly(asked: AskedMeasure | undefined, table: TableName): readonly string[] {
  if (asked === undefined || asked.kind === 'ratio' || asked.kind === 'shareWith') return [];
  const counted = asked.kind === 'difference' ? [measures[asked.measure]] : measuresOf(asked);
  return counted.flatMap((measure) => measure.tables[table]?.whereClauses ?? []);
}

function aggregateOf(asked: AskedMeasure, table: TableName, isOne: boolean, range: DateRange | undefined): Aggregate {
  if (asked.kind === 'count') {
    if (asked.dimension === undefined) throw new UnanswerableReading('Periods are counted by a condition.');
    return { expression: `count(distinct ${dimensions[asked.dimension].expression})` };
  }
  const told = toldOf(asked.measure, table);
  if (asked.kind === 'shareWith') return shareOfPart(asked, told);
  const { expression, divisor } = isOne ? told : told.conditional;
  if (asked.kind === 'mean') return { expression: `round((${expression}) ${sharedOut(range, asked.of)}, 2)` };
  if (asked.kind === 'measure')
    return { expression: asked.unit === 'kilograms' ? inKilograms(expression) : expression, divisor };
  const conditional = (name: MeasureName) => toldOf(name, table).conditional.expression;
  if (asked.kind === 'difference') {
    return { expression: [asked.measure, ...asked.less].map((name) => `(${conditional(name)})`).join(' - ') };
  }
  return asked.as === 'percent'
    ? percentOf(conditional(asked.measure), conditional(asked.of))
    : per(conditional(asked.measure), conditional(asked.of));
}

const inKilograms = (pounds: string): string => `round(${pounds} * ${kilogramsPerPound}, 2)`;

function toldOf(name: MeasureName, table: TableName): MeasureOfTable {
  const told = measures[name].tables[table];
  if (told === undefined) throw new UnanswerableReading(`The table ${table} does not tell ${name}.`);
  return told;
}

/** A part in percent of all; every package has a charge, so that all packages are those of all charges. */
function shareOfPart(
  { filters, conditions }: Extract<AskedMeasure, { kind: 'shareWith' }>,
  { among, conditional }: MeasureOfTable,
): Aggregate {
  const part = among?.([...filters.flatMap(filterConditions), ...conditions.map(conditionOn)]);
  if (part === undefined) throw new UnanswerableReading('Only sums have parts.');
  return percentOf(part, conditional.expression);
}

/** How many periods days are: sevenths of them for weeks, as weekly figures of the dashboards are; else those they touch. */
function sharedOut(range: DateRange | undefined, grain: PeriodGrain): string {
  if (range === undefined) throw new UnanswerableReading('An average over periods needs days.');
  if (grain === 'week') return `* 7 / ${daysBetween(range.from, range.to) + 1}`;
  return `/ ${periodsOf(range, grain).length}`;
}

function periodExpression(grain: PeriodGrain, field: string): string {
  return grain === 'day' ? field : `date_trunc('${grain}', ${field})`;
}

function named({ name, expression }: { readonly name: string; readonly expression: string }): string {
  return `${expression} as ${name}`;
}

/** A row of an answer, with upper-case keys. */
export type AnswerRow = Readonly<Record<string, string | number | boolean | null>>;
