import { usuallyLeftOut, type WordLanguage } from '@waybill/model';
import type {
  Alternative,
  AskedMeasure,
  GroupFilter,
  Lack,
  NumberFilter,
  OrderedColumn,
  Reading,
  ValueFilter,
} from '../reading/reading.ts';
import { dimensionLabel, measureLabel, valueLabel } from './labels.ts';
import { sayAmount } from './say-amount.ts';
import { sayRange } from './say-period.ts';
import { sentencesIn } from './sentences-in.ts';

/** A part of a reading in words, for the chip that shows it. */
export interface ReadingPart {
  readonly kind: 'measure' | 'grouping' | 'filter' | 'condition' | 'period' | 'compare' | 'limit' | 'counted';
  readonly text: string;
}

/**
 * The reading in words, in the language of its question, as in ‘Total Spend by Carrier, October 2026, without
 * Residential’. The same words are offered, shown and understood: the days are those of invoices, and everything is
 * counted, unless they say otherwise.
 */
export function sayReading(reading: Reading): string {
  const { comma, offers } = sentencesIn(reading.language);
  const said = partsOfReading(reading)
    .map(({ kind, text }, index) => {
      const words = kind === 'period' ? sayDays(reading) : text;
      return index === 0 ? words : `${kind === 'grouping' ? ' ' : comma}${words}`;
    })
    .join('');
  const countsEverything = usuallyLeftOut.every((name) => reading.include.includes(name));
  return countsEverything ? said : `${said}${offers.countedAsPages}`;
}

/** The days, and which ones they are where they are not those of invoices. */
function sayDays({ time, language = 'en' }: Reading): string {
  const said = sentencesIn(language);
  if (time.range === undefined) return said.allDays;
  const days = sayRange(time.range, language);
  return time.field === 'bill_date' ? days : said.byDate(days, said.dateTypes[time.field]);
}

/** The parts that a reading is made of, in the order in which it is said. */
export function partsOfReading(reading: Reading): readonly ReadingPart[] {
  const { time, limit, place, sort, language = 'en' } = reading;
  const said = sentencesIn(language);
  const part = reading.share?.of;
  const groups = [
    ...reading.dimensions.filter((name) => name !== part?.dimension).map((name) => dimensionLabel(name, language)),
    ...(time.grain === undefined ? [] : [said.grains[time.grain]]),
  ];
  const measured =
    reading.measures.length === 0
      ? said.packagesBy(sayOrder(reading.rowsBy ?? 'net_amount', language))
      : said.and(reading.measures.map((asked) => sayMeasure(asked, language)));
  const shared =
    part === undefined
      ? said.inPercentOfTotal(measured)
      : said.partOf(measured, sayFilter(part, language, reading.clientNames));
  const parts: (ReadingPart | undefined)[] = [
    { kind: 'measure', text: reading.share === undefined ? measured : shared },
    groups.length === 0 ? undefined : { kind: 'grouping', text: said.by(said.and(groups)) },
    {
      kind: 'period',
      text:
        time.range === undefined
          ? said.allDays
          : said.byDate(sayRange(time.range, language), said.dateTypes[time.field]),
    },
    reading.compare === undefined
      ? undefined
      : { kind: 'compare', text: said.comparedWith(sayRange(reading.compare, language)) },
    reading.stepwise === true ? { kind: 'compare', text: said.stepwise } : undefined,
    ...reading.filters.map(
      (filter): ReadingPart => ({ kind: 'filter', text: sayFilter(filter, language, reading.clientNames) }),
    ),
    ...(reading.anyOf === undefined ? [] : [sayEither(reading.anyOf, language)]),
    ...reading.conditions.map((each): ReadingPart => ({ kind: 'condition', text: sayCondition(each, language) })),
    ...reading.groupConditions.map((each): ReadingPart => ({ kind: 'condition', text: sayGroups(each, language) })),
    ...(reading.lacking ?? []).map((each): ReadingPart => ({ kind: 'condition', text: sayLack(each, language) })),
    limit === undefined ? undefined : { kind: 'limit', text: sayLimit(reading, limit) },
    place === undefined ? undefined : { kind: 'limit', text: said.placed(place, sort?.descending !== false) },
  ];
  return parts.filter((part) => part !== undefined);
}

/** What a list is ordered by. */
export function sayOrder(column: OrderedColumn, language: WordLanguage = 'en'): string {
  const said = sentencesIn(language);
  return column === 'pickup_date' ? said.dateTypes.pickup_date : said.columns[column];
}

/** ‘The highest 5’, or ‘the latest 5’ of what is in the order of days. */
function sayLimit({ sort, rowsBy, language }: Reading, limit: number): string {
  const isFirst = sort?.descending !== false;
  const said = sentencesIn(language);
  return rowsBy === 'pickup_date' || sort?.by === 'dimension'
    ? said.newest(limit, isFirst)
    : said.ranked(limit, isFirst);
}

/** What a reading is narrowed to, in words: ‘Carrier UPS, actual weight more than 50 lb’; empty without anything. */
export function sayNarrowing(reading: Reading): string {
  return partsOfReading(reading)
    .filter(({ kind }) => kind === 'filter' || kind === 'condition')
    .map(({ text }) => text)
    .join(sentencesIn(reading.language).comma);
}

/** A figure in words. */
export function sayMeasure(asked: AskedMeasure, language: WordLanguage = 'en'): string {
  const said = sentencesIn(language);
  if (asked.kind === 'count')
    return asked.periods === undefined
      ? said.countOf(dimensionLabel(asked.dimension, language))
      : said.countsOfPeriods[asked.periods];
  if (asked.kind === 'shareWith') return sayShare(asked, language);
  const text = measureLabel(asked.measure, language);
  if (asked.kind === 'measure') return asked.unit === 'kilograms' ? said.inKilograms(text) : text;
  if (asked.kind === 'difference')
    return said.less(text, said.and(asked.less.map((name) => measureLabel(name, language))));
  if (asked.kind === 'statistic') return said.statistic(asked.as, text);
  if (asked.kind === 'mean') return said.meanIn(text, said.grains[asked.of]);
  if (asked.as === 'percent') return said.percentOf(text, measureLabel(asked.of, language));
  return said.per(text, asked.of === 'packages' || asked.of === 'invoices' ? asked.of : 'billWeight');
}

function sayShare(
  { measure, filters, conditions }: Extract<AskedMeasure, { kind: 'shareWith' }>,
  language: WordLanguage,
): string {
  const said = sentencesIn(language);
  const compared = conditions.map((condition) => sayCondition(condition, language));
  if (measure === 'packages')
    return said.shareWith(said.and([...filters.map((filter) => sayCharges(filter, language)), ...compared]));
  const part = said.and([...filters.map((filter) => sayFilter(filter, language)), ...compared]);
  return said.partOf(measureLabel(measure, language), part);
}

/** Charges by their names alone: ‘packages with Residential’. */
function sayCharges(filter: ValueFilter, language: WordLanguage): string {
  const { dimension, values } = filter;
  if (dimension !== 'accessorial') return sayFilter(filter, language);
  return sentencesIn(language).or(values.map((value) => valueLabel(value, dimension, language)));
}

function sayFilter(
  { dimension, values, excluded }: ValueFilter,
  language: WordLanguage,
  clientNames?: Reading['clientNames'],
): string {
  const said = sentencesIn(language);
  const labels = new Map(
    values.toReversed().map((value) => [value.toLowerCase(), valueLabel(value, dimension, language, clientNames)]),
  );
  const named = said.or([...labels.values()].toReversed());
  return said.filter(dimensionLabel(dimension, language), named, excluded);
}

function sayEither(alternatives: readonly Alternative[], language: WordLanguage): ReadingPart {
  const said = sentencesIn(language);
  const each = alternatives.map(({ filters, conditions }) =>
    said.and([
      ...filters.map((filter) => sayFilter(filter, language)),
      ...conditions.map((condition) => sayCondition(condition, language)),
    ]),
  );
  return { kind: 'condition', text: said.or(each) };
}

function sayLack({ of, filters, measures }: Lack, language: WordLanguage): string {
  const said = sentencesIn(language);
  const values = filters.map((filter) => sayFilter(filter, language));
  const what = [...values, ...measures.map((name) => measureLabel(name, language))].join(' ');
  return `${of === 'packages' ? said.packagesWithNo : said.groupsWithNo} ${what}`;
}

function sayCondition({ column, comparison, value, of }: NumberFilter, language: WordLanguage): string {
  const said = sentencesIn(language);
  if (of !== undefined) {
    const times = value === 1 ? '' : `${sayAmount(value, language)} × `;
    return said.condition(said.columns[column], comparison, `${times}${said.columns[of]}`);
  }
  const amount =
    column === 'transit_days'
      ? said.days(String(value))
      : column === 'net_amount'
        ? said.dollars(sayAmount(value, language))
        : `${sayAmount(value, language)} ${language === 'en' ? 'lb' : said.units.lbs}`;
  return said.condition(said.columns[column], comparison, amount);
}

function sayGroups({ measure, comparison, value }: GroupFilter, language: WordLanguage): string {
  return sentencesIn(language).condition(sayMeasure(measure, language), comparison, sayAmount(value, language));
}
