import { countedWhereClauses, type DateRange, dateWhereClause, type TableName } from '@waybill/model';
import { dimensions } from '../measures/dimensions.ts';
import { dimensionsOf } from '../measures/table-of.ts';
import type { DatedBy, DimensionName, Reading, ValueFilter } from '../reading/reading.ts';
import { conditionOn } from './condition-on.ts';
import { isOfPackagesOnly } from './weighed-query.ts';

/** The rows that a reading is about: days, values, amounts, and what is counted. */
export function rowConditions(reading: Reading, table: TableName, range: DateRange | undefined): string[] {
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
      ...(told.includes('tracking_number') && reading.groupConditions.length > 0 ? ["tracking_number <> ''"] : []),
      ...(table === 'charge_level_info' && reading.measures.length === 0 ? ["tracking_number <> ''"] : []),
    ]),
  ];
}

/** The days, and what is counted. */
export function timeAndCounted({ time, include }: Reading, range: DateRange | undefined): readonly string[] {
  return [...(range === undefined ? [] : [daysCondition(time.field, range)]), ...countedWhereClauses(include)];
}

function daysCondition(field: DatedBy, { from, to }: DateRange): string {
  return field === 'delivery_date'
    ? `${dayOf(field)} between '${from}' and '${to}'`
    : dateWhereClause(field, { from, to });
}

/** The day of a package; its delivery is known to the minute. */
export const dayOf = (field: DatedBy): string => (field === 'delivery_date' ? 'day_of(delivery_date)' : field);

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
  'cost_centre',
  'order_number',
  'sku',
  'carton',
  'customer_reference',
  'weekday',
  'delivery_weekday',
  'tracking_status',
  'accessorial',
]);

/** The condition that a filter puts on rows. */
export function filterConditions({ dimension, values, excluded }: ValueFilter): readonly string[] {
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
