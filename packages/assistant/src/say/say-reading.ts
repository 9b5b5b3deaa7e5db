import { type DateRange, dateTypeLabels, partsOf } from '@waybill/model';
import { dimensions } from '../measures/dimensions.ts';
import { measures } from '../measures/measures.ts';
import type { AskedMeasure, Comparison, NumberFilter, Reading, ValueFilter } from '../reading/reading.ts';

/** A part of a reading in words, for the chip that shows it. */
export interface ReadingPart {
  readonly kind: 'measure' | 'grouping' | 'filter' | 'condition' | 'period' | 'compare' | 'limit' | 'counted';
  readonly text: string;
}

const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const comparisonWords: Readonly<Record<Comparison, string>> = {
  more: 'more than',
  less: 'less than',
  atLeast: 'at least',
  atMost: 'at most',
  equal: 'exactly',
};
const columnWords = { net_amount: 'net amount', actual_weight: 'actual weight', bill_weight: 'bill weight' } as const;

/** The reading in words, as in ‘Total Spend by Carrier, 1 to 31 October 2026 by invoice date, without Residential’. */
export function sayReading(reading: Reading): string {
  return partsOfReading(reading)
    .map(({ text }, index) => (index > 0 && text.startsWith('by ') ? ` ${text}` : index > 0 ? `, ${text}` : text))
    .join('');
}

/** The parts that a reading is made of, in the order in which it is said. */
export function partsOfReading(reading: Reading): readonly ReadingPart[] {
  const { time, limit, sort } = reading;
  const groups = [
    ...reading.dimensions.map((name) => dimensions[name].text),
    ...(time.grain === undefined ? [] : [time.grain]),
  ];
  const measured =
    reading.measures.length === 0
      ? `Packages by ${columnWords[reading.rowsBy ?? 'net_amount']}`
      : reading.measures.map(sayMeasure).join(' and ');
  const share = reading.share === undefined ? '' : ' in percent of the total';
  const parts: (ReadingPart | undefined)[] = [
    { kind: 'measure', text: `${measured}${share}` },
    groups.length === 0 ? undefined : { kind: 'grouping', text: `by ${groups.join(' and ')}` },
    {
      kind: 'period',
      text:
        time.range === undefined
          ? 'all days'
          : `${sayRange(time.range)} by ${dateTypeLabels[time.field].toLowerCase()}`,
    },
    reading.compare === undefined ? undefined : { kind: 'compare', text: `compared with ${sayRange(reading.compare)}` },
    reading.share?.of === undefined ? undefined : { kind: 'filter', text: `of ${sayFilter(reading.share.of)}` },
    ...reading.filters.map((filter): ReadingPart => ({ kind: 'filter', text: sayFilter(filter) })),
    ...reading.conditions.map((condition): ReadingPart => ({ kind: 'condition', text: sayCondition(condition) })),
    ...reading.groupConditions.map(
      ({ measure, comparison, value }): ReadingPart => ({
        kind: 'condition',
        text: `${sayMeasure(measure)} ${comparisonWords[comparison]} ${value}`,
      }),
    ),
    limit === undefined
      ? undefined
      : { kind: 'limit', text: `${sort?.descending === false ? 'the lowest' : 'the highest'} ${limit}` },
  ];
  return parts.filter((part) => part !== undefined);
}

/** A figure in words. */
export function sayMeasure(asked: AskedMeasure): string {
  if (asked.kind === 'count') return `Number of different values of ${dimensions[asked.dimension].text}`;
  const { text } = measures[asked.measure];
  if (asked.kind === 'measure') return asked.unit === 'kilograms' ? `${text} in kilograms` : text;
  if (asked.kind === 'difference')
    return `${text} without ${asked.less.map((name) => measures[name].text).join(' and ')}`;
  if (asked.kind === 'mean') return `Average ${text} in a ${asked.of}`;
  const of = measures[asked.of].text;
  return asked.as === 'percent' ? `${text} in percent of ${of}` : `${text} for each unit of ${of}`;
}

/** Days in words: `1 to 31 October 2026`. */
export function sayRange({ from, to }: DateRange): string {
  const [first, last] = [partsOf(from), partsOf(to)];
  const end = `${last.dayOfMonth} ${monthNames[last.month - 1]} ${last.year}`;
  if (from === to) return end;
  const month = first.month === last.month && first.year === last.year ? '' : ` ${monthNames[first.month - 1]}`;
  const year = first.year === last.year ? '' : ` ${first.year}`;
  return `${first.dayOfMonth}${month}${year} to ${end}`;
}

function sayFilter({ dimension, values, excluded }: ValueFilter): string {
  const named = values.join(' or ');
  return `${excluded ? 'without ' : ''}${dimensions[dimension].text} ${named}`;
}

function sayCondition({ column, comparison, value }: NumberFilter): string {
  const amount = column === 'net_amount' ? `$${value}` : `${Math.round(value * 100) / 100} lb`;
  return `${columnWords[column]} ${comparisonWords[comparison]} ${amount}`;
}
