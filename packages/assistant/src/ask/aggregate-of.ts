import {
  type Aggregate,
  type DateRange,
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
import type { AmountOfPackages, AskedMeasure, Statistic } from '../reading/reading.ts';
import { comparedColumns, conditionOn } from './condition-on.ts';
import { filterConditions } from './row-conditions.ts';
import { UnanswerableReading } from './unanswerable-reading.ts';

/**
 * The expression of a figure on a table. `isOne` says that the query asks for no other, so that what it counts may be a
 * condition of the whole query; `range` are the days that an average over periods is shared out on. Throws
 * UnanswerableReading.
 */
export function aggregateOf(
  asked: AskedMeasure,
  table: TableName,
  isOne: boolean,
  range: DateRange | undefined,
): Aggregate {
  if (asked.kind === 'count') {
    if (asked.dimension === undefined) throw new UnanswerableReading('Periods are counted by a condition.');
    return { expression: `count(distinct ${dimensions[asked.dimension].expression})` };
  }
  if (asked.kind === 'statistic') return { expression: statisticOf(asked) };
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

/** The middle, highest or lowest amount of those rows that are packages. */
function statisticOf({ measure, as }: Extract<AskedMeasure, { kind: 'statistic' }>): string {
  return `round(${aggregates[as]}(case when row_kind = 'package' then ${amounts[measure]} end), 2)`;
}

const aggregates: Readonly<Record<Statistic, string>> = { median: 'median', maximum: 'max', minimum: 'min' };

const amounts: Readonly<Record<AmountOfPackages, string>> = {
  netOfAllCarriers: comparedColumns.net_amount,
  actualWeight: comparedColumns.actual_weight,
  billWeight: comparedColumns.bill_weight,
};

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
