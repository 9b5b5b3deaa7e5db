import { type CalendarDay, currencySymbol, factText, isCalendarDay, type WordLanguage } from '@waybill/model';
import type { AnswerRow } from '../ask/answer-columns.ts';
import { orderedColumns } from '../ask/condition-on.ts';
import { mostRows } from '../ask/rows-query.ts';
import { oneCurrencyOf } from '../reading/one-currency.ts';
import { isOfOnePackage } from '../reading/one-shipment.ts';
import type { DimensionName, Reading } from '../reading/reading.ts';
import { valueLabel } from '../say/labels.ts';
import { saidPeriod, sayPeriod } from '../say/say-period.ts';
import { partsOfReading, sayNarrowing, sayOrder, sayReading } from '../say/say-reading.ts';
import type { SaidChange } from '../say/sentences.ts';
import { sentencesIn } from '../say/sentences-in.ts';
import { type AnswerColumn, type AnswerTable, areHeldApart } from './answer-table.ts';

/** The answer in a sentence, in the language of the question, made of nothing but the rows. */
export function sayResult(reading: Reading, { columns, rows }: AnswerTable): string {
  const said = sentencesIn(reading.language);
  const groups = columns.filter(isGroup);
  const [figure] = columns.filter((column) => !isGroup(column));
  const [first] = rows;
  if (reading.measures.length === 0) {
    if (rows.length === 0) return said.nothing(sayReading(reading));
    const count = rows.length.toLocaleString(said.locale);
    const isCut = reading.limit === undefined && rows.length >= mostRows;
    if (isCut) return said.cutList(count, sayReading(reading));
    const list = said.list(count, rows.length === 1, sayReading(reading));
    if (first !== undefined && rows.length === 1 && reading.filters.some(isOfOnePackage))
      return `${list} ${sayDelivery(reading, columns, first)}`.trim();
    return reading.limit === 1 && first !== undefined ? `${list} ${sayRankedBy(reading, first)}`.trim() : list;
  }
  if (first === undefined || figure === undefined) return said.nothing(sayReading(reading));
  if (reading.compare !== undefined) return sayComparison(reading, figure, groups, first);
  if (groups.length === 0) return saySingle(reading, columns, first);
  if (reading.time.grain !== undefined && groups.length === 1 && reading.sort?.by !== 'measure')
    return sayTrend(reading, figure, groups[0] ?? figure, rows);
  const share = columns.find(({ name }) => name === 'SHARE');
  return sayRanking(
    reading,
    share === undefined ? figure : { ...share, text: said.inPercentOfTotal(figure.text) },
    groups,
    rows,
  );
}

/** What the values of a column are called, where their names differ from what is stored; undefined where none does. */
export function namesOfValues(
  reading: Reading,
  column: AnswerColumn,
  rows: readonly AnswerRow[],
): Readonly<Record<string, string>> | undefined {
  if (column.unit !== 'text') return undefined;
  const values = new Set(rows.flatMap((row) => (row[column.name] === null ? [] : [String(row[column.name])])));
  const named = [...values].flatMap((value): [string, string][] => {
    const name = nameIn(value, column.name, reading, reading.language ?? 'en');
    return name === value ? [] : [[value, name]];
  });
  return named.length === 0 ? undefined : Object.fromEntries(named);
}

/** What the heaviest or cheapest package weighs or costs. */
function sayRankedBy(reading: Reading, row: AnswerRow): string {
  const said = sentencesIn(reading.language);
  const { rowsBy = 'net_amount' } = reading;
  const column: AnswerColumn = {
    name: orderedColumns[rowsBy].toUpperCase(),
    text: capitalised(sayOrder(rowsBy, reading.language), said.locale),
    unit: rowsBy === 'pickup_date' ? 'day' : rowsBy === 'net_amount' ? 'currency' : 'lbs',
  };
  if ((row[column.name] ?? '') === '') return '';
  return said.single([{ name: column.text, value: textIn(row, column, reading) }], '');
}

/** How the delivery of one package went. */
function sayDelivery(reading: Reading, columns: readonly AnswerColumn[], row: AnswerRow): string {
  const told = columns.filter(({ name }) => factsOfDelivery.has(name) && (row[name] ?? '') !== '');
  const said = told.map((column) => ({ name: column.text, value: valueOfDelivery(row, column, reading) }));
  return said.length === 0 ? '' : sentencesIn(reading.language).single(said, '');
}

function valueOfDelivery(row: AnswerRow, column: AnswerColumn, reading: Reading): string {
  const text = textIn(row, column, reading);
  return column.name === 'TRACKING_STATUS' ? valueLabel(text, 'tracking_status', reading.language ?? 'en') : text;
}

const factsOfDelivery: ReadonlySet<string> = new Set([
  'TRACKING_STATUS',
  'PICKUP_DATE',
  'DELIVERY_DATE',
  'SCHEDULED_DATE',
  'NET_AMOUNT',
]);

const capitalised = (text: string, locale: string): string => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);

const isGroup = ({ unit }: AnswerColumn): boolean => unit === 'text' || unit === 'day';

function saySingle(reading: Reading, columns: readonly AnswerColumn[], row: AnswerRow): string {
  const figures = columns.map((column) => ({ name: column.text, value: textIn(row, column, reading) }));
  return sentencesIn(reading.language).single(figures, duringOf(reading));
}

function sayComparison(
  reading: Reading,
  figure: AnswerColumn,
  groups: readonly AnswerColumn[],
  row: AnswerRow,
): string {
  const figureOf = (ending: string, unit = figure.unit) => ({ ...figure, name: `${figure.name}_${ending}`, unit });
  const [now, then] = [Number(row[figure.name] ?? 0), Number(row[`${figure.name}_BEFORE`] ?? 0)];
  const difference = figureOf('DIFFERENCE');
  const change: SaidChange = {
    figure: figure.text,
    group: groups.length === 0 ? undefined : nameOf(row, groups, reading),
    moved: now === then ? 'same' : now > then ? 'rose' : 'fell',
    by:
      figure.unit === 'percent'
        ? pointsIn(Math.abs(now - then), reading)
        : textIn({ ...row, [difference.name]: Math.abs(now - then) }, difference, reading),
    percent:
      figure.unit !== 'percent' && typeof row[`${figure.name}_CHANGE`] === 'number' && now !== then
        ? textIn(row, figureOf('CHANGE', 'percent'), reading)
        : undefined,
    before: textIn(row, figureOf('BEFORE'), reading),
    now: textIn(row, figure, reading),
    during: duringOf(reading),
  };
  return sentencesIn(reading.language).changed(change);
}

function sayTrend(reading: Reading, figure: AnswerColumn, period: AnswerColumn, rows: readonly AnswerRow[]): string {
  const said = sentencesIn(reading.language);
  const values = rows.filter((row) => typeof row[figure.name] === 'number');
  const [first, last] = [values.at(0), values.at(-1)];
  if (first === undefined || last === undefined) return said.noFigures;
  const highest = values.reduce((best, row) => (Number(row[figure.name]) > Number(best[figure.name]) ? row : best));
  const point = (row: AnswerRow) => [textIn(row, figure, reading), textIn(row, period, reading)] as const;
  return said.trend(nameOfFigure(figure, reading), point(first), point(last), point(highest));
}

function sayRanking(
  reading: Reading,
  figure: AnswerColumn,
  groups: readonly AnswerColumn[],
  rows: readonly AnswerRow[],
): string {
  const said = sentencesIn(reading.language);
  const [first, second] = rows;
  if (first === undefined) return said.noFigures;
  const point = (row: AnswerRow) => [nameOf(row, groups, reading), textIn(row, figure, reading)] as const;
  if (second !== undefined && areHeldApart(reading, rows)) return sayApart(reading, figure, groups, first, second);
  const count = rows.length === 1 ? undefined : rows.length.toLocaleString(said.locale);
  return said.ranking(
    nameOfFigure(figure, reading),
    point(first),
    second === undefined ? undefined : point(second),
    count,
  );
}

function sayApart(
  reading: Reading,
  figure: AnswerColumn,
  groups: readonly AnswerColumn[],
  first: AnswerRow,
  second: AnswerRow,
): string {
  const amountOf = (row: AnswerRow) => Number(row[figure.name] ?? 0);
  const [larger, smaller] = amountOf(first) >= amountOf(second) ? [first, second] : [second, first];
  const point = (row: AnswerRow) => [nameOf(row, groups, reading), textIn(row, figure, reading)] as const;
  const difference = amountOf(larger) - amountOf(smaller);
  const isRelative = figure.unit !== 'percent' && amountOf(smaller) > 0;
  const percent = isRelative ? (100 * difference) / amountOf(smaller) : undefined;
  const inUnit = (value: number, unit = figure.unit) => textIn({ [figure.name]: value }, { ...figure, unit }, reading);
  return sentencesIn(reading.language).apart(
    nameOfFigure(figure, reading),
    point(larger),
    point(smaller),
    figure.unit === 'percent' ? pointsIn(difference, reading) : inUnit(difference),
    percent === undefined ? undefined : inUnit(percent, 'percent'),
  );
}

/** What lies between two percentages, as percentage points. */
function pointsIn(value: number, { language }: Reading): string {
  const said = sentencesIn(language);
  return said.points(value.toLocaleString(said.locale, { maximumFractionDigits: 2 }));
}

const nameOf = (row: AnswerRow, groups: readonly AnswerColumn[], reading: Reading): string =>
  groups.map((group) => textIn(row, group, reading)).join(', ');

/** The days and what the figure is narrowed to, so that a sentence is true by itself. */
function duringOf(reading: Reading): string {
  const said = sentencesIn(reading.language);
  return [daysOf(reading), sayNarrowing(reading)].filter((part) => part !== '').join(said.comma);
}

function daysOf({ time, language = 'en' }: Reading): string {
  if (time.range === undefined) return '';
  const period = saidPeriod(time.range, language);
  const said = sentencesIn(language);
  return said.byDate(period.kind === 'until' ? period.text : said.during(period), said.dateTypes[time.field]);
}

/** The name of a figure of groups or periods, with its days and what it is narrowed to. */
function nameOfFigure({ text }: AnswerColumn, reading: Reading): string {
  const others = reading.filters.filter(({ dimension }) => !reading.dimensions.includes(dimension));
  const said = partsOfReading({ ...reading, filters: others })
    .filter(({ kind }) => kind === 'period' || kind === 'filter' || kind === 'condition')
    .map((part) => part.text)
    .join(sentencesIn(reading.language).comma);
  return `${text} (${said})`;
}

function textIn(row: AnswerRow, { name, unit }: AnswerColumn, reading: Reading): string {
  const { language = 'en' } = reading;
  const { locale, units, noData, days } = sentencesIn(language);
  const value = row[name];
  if (value === null || value === undefined || value === '') return noData;
  if (unit === 'text') return nameIn(String(value), name, reading, language);
  if (unit === 'day') return dayIn(String(value), reading, language);
  const isWhole = unit === 'number' && Number.isInteger(Number(value));
  const currency = oneCurrencyOf(reading);
  const symbol = currency === undefined ? {} : { symbol: currencySymbol(currency) };
  if (unit === 'days') return days(factText(Number(value), unit, { language: locale }));
  return factText(Number(value), isWhole ? 'charges' : unit, { language: locale, unitNames: units, ...symbol });
}

function dayIn(value: string, { time }: Reading, language: WordLanguage): string {
  const day: CalendarDay = value.slice(0, 10);
  return isCalendarDay(day) ? sayPeriod(day, time.grain ?? 'day', language) : value;
}

/** The stored value in words; `GROUP_2` is one of the second dimension. */
function nameIn(value: string, column: string, { dimensions, clientNames }: Reading, language: WordLanguage): string {
  const dimension: DimensionName | undefined = dimensions[Number(/^GROUP_(\d+)$/.exec(column)?.[1] ?? 0) - 1];
  return dimension === undefined ? value : valueLabel(value, dimension, language, clientNames);
}
