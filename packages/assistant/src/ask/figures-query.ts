import type { DataQuery } from '@waybill/contract';
import type { DateRange, PeriodGrain, TableName } from '@waybill/model';
import { dimensions } from '../measures/dimensions.ts';
import { measures } from '../measures/measures.ts';
import { dimensionsOf, measuresOf } from '../measures/table-of.ts';
import type { AskedMeasure, Reading } from '../reading/reading.ts';
import { aggregateOf } from './aggregate-of.ts';
import { figureColumn, groupColumn, periodColumn } from './answer-columns.ts';
import type { AskedClients } from './asked-clients.ts';
import { plainNumber, signs } from './condition-on.ts';
import { lackFigures, packagesWithout } from './lacking-query.ts';
import { dayOf, rowConditions, timeAndCounted } from './row-conditions.ts';
import { chargesOfWeighed } from './weighed-query.ts';

/** The query for the figures of a reading, in its groups, on the days of `range`. Throws UnanswerableReading. */
export function figuresQuery(
  reading: Reading,
  table: TableName,
  range: DateRange | undefined,
  clients: AskedClients,
): DataQuery {
  const { time, groupConditions } = reading;
  if (countsGroups(reading)) return countOfGroups(reading, table, range, clients);
  const lacks = lackFigures(reading, table);
  const groups = [
    ...(time.grain === undefined
      ? []
      : [{ name: periodColumn, expression: periodExpression(time.grain, dayOf(time.field)) }]),
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
  if (sort === undefined || sort.by === 'dimension')
    return names.map((name) => (sort?.descending === true && name === periodColumn ? `${name} desc` : name));
  return [`${figureColumn(0)} ${sort.descending ? 'desc' : 'asc'}`, ...names];
}

function conditionsOfOnly(asked: AskedMeasure | undefined, table: TableName): readonly string[] {
  if (asked === undefined || asked.kind === 'ratio' || asked.kind === 'shareWith') return [];
  const counted = asked.kind === 'difference' ? [measures[asked.measure]] : measuresOf(asked);
  return counted.flatMap((measure) => measure.tables[table]?.whereClauses ?? []);
}

function periodExpression(grain: PeriodGrain, field: string): string {
  return grain === 'day' ? field : `date_trunc('${grain}', ${field})`;
}

function named({ name, expression }: { readonly name: string; readonly expression: string }): string {
  return `${expression} as ${name}`;
}
