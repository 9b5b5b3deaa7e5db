import { type DateRange, type FactUnit, periodsOf, rounded, type WordLanguage } from '@waybill/model';
import { type AnswerRow, figureColumn, groupColumn, periodColumn } from '../ask/answer-columns.ts';
import { measures } from '../measures/measures.ts';
import type { AskedMeasure, Reading } from '../reading/reading.ts';
import { dimensionLabel } from '../say/labels.ts';
import { sayRange } from '../say/say-period.ts';
import { sayMeasure } from '../say/say-reading.ts';
import { sentencesIn } from '../say/sentences-in.ts';

/** A column of an answer. */
export interface AnswerColumn {
  readonly name: string;
  readonly text: string;
  /** `text` and `day` are groups. */
  readonly unit: FactUnit | 'text' | 'day';
}

/** An answer as it is shown: groups first, then figures, differences and shares; in display order. */
export interface AnswerTable {
  readonly columns: readonly AnswerColumn[];
  readonly rows: readonly AnswerRow[];
}

/** Makes the answer of the rows that the queries of a reading gave; keys are upper-case, as on the wire. */
export function answerTable(
  reading: Reading,
  figures: readonly AnswerRow[],
  compared: readonly AnswerRow[] = [],
): AnswerTable {
  const groups = groupsOf(reading);
  const names = reading.measures.map((_, index) => figureColumn(index).toUpperCase());
  const columns: AnswerColumn[] = [
    ...groups,
    ...reading.measures.map((asked, index) => ({
      name: names[index] ?? '',
      text: sayMeasure(asked, reading.language),
      unit: unitOfFigure(asked),
    })),
  ];
  if (reading.compare !== undefined && reading.share !== undefined)
    return sharesCompared(reading, columns, figures, compared);
  if (reading.compare !== undefined) return withComparison(reading, columns, groups, names, figures, compared);
  if (reading.stepwise === true) return withSteps(reading, columns, groups, names, figures);
  if (areHeldApart(reading, figures)) return withDifference(reading, columns, groups, figures);
  if (reading.share === undefined) return { columns, rows: cut(reading, figures) };
  const [name = ''] = names;
  return {
    columns: [...columns, { name: 'SHARE', text: sentencesIn(reading.language).share, unit: 'percent' }],
    rows: cut(reading, withShares(reading, figures, { from: name, to: 'SHARE' })),
  };
}

/** The rows of the part that is asked for, each with its share of all of them. */
function withShares(
  { share }: Reading,
  rows: readonly AnswerRow[],
  { from, to }: { readonly from: string; readonly to: string },
): readonly AnswerRow[] {
  const total = rows.reduce((sum, row) => sum + Number(row[from] ?? 0), 0);
  const shared = rows.map(
    (row): AnswerRow => ({ ...row, [to]: total === 0 ? 0 : rounded((100 * Number(row[from] ?? 0)) / total) }),
  );
  const of = share?.of;
  const group = groupColumn(0).toUpperCase();
  return of === undefined ? shared : shared.filter((row) => of.values.includes(String(row[group])) !== of.excluded);
}

/** Shares beside those of other days: each of the total of its own days. */
function sharesCompared(
  reading: Reading,
  columns: readonly AnswerColumn[],
  figures: readonly AnswerRow[],
  compared: readonly AnswerRow[],
): AnswerTable {
  const groups = groupsOf(reading);
  const [figure] = columns.slice(groups.length);
  const name = figure?.name ?? '';
  const text = sentencesIn(reading.language).inPercentOfTotal(figure?.text ?? '');
  const inPercent = [...groups, { name, text, unit: 'percent' } as const];
  const inPlace = { from: name, to: name };
  return withComparison(
    reading,
    inPercent,
    groups,
    [name],
    withShares(reading, figures, inPlace),
    withShares(reading, compared, inPlace),
  );
}

function groupsOf({ time, dimensions: names, language = 'en' }: Reading): AnswerColumn[] {
  const period: AnswerColumn[] =
    time.grain === undefined
      ? []
      : [{ name: periodColumn.toUpperCase(), text: sentencesIn(language).grains[time.grain], unit: 'day' }];
  return [
    ...period,
    ...names.map(
      (name, index): AnswerColumn => ({
        name: groupColumn(index).toUpperCase(),
        text: dimensionLabel(name, language),
        unit: 'text',
      }),
    ),
  ];
}

/** Each figure beside that of the period before: none for the first. */
function withSteps(
  reading: Reading,
  columns: readonly AnswerColumn[],
  groups: readonly AnswerColumn[],
  names: readonly string[],
  figures: readonly AnswerRow[],
): AnswerTable {
  const period = periodColumn.toUpperCase();
  const others = groups.filter(({ name }) => name !== period);
  const before = new Map<string, AnswerRow>();
  const inOrder = figures.toSorted((one, other) => String(one[period]).localeCompare(String(other[period])));
  const rows = inOrder.map((row): AnswerRow => {
    const key = keyOf(row, others, new Map());
    const added = changesOf(names, row, before.get(key));
    before.set(key, row);
    return { ...row, ...added };
  });
  return {
    columns: [...columns, ...changeColumns(columns.slice(groups.length), reading.language)],
    rows: cut(reading, rows),
  };
}

/** One figure of the two values that the question names. */
export function areHeldApart(reading: Reading, rows: readonly AnswerRow[]): boolean {
  const { measures: asked, dimensions, filters, time, share } = reading;
  const [dimension, ...others] = dimensions;
  const named = filters.find((filter) => filter.dimension === dimension && !filter.excluded);
  const isOne = asked.length === 1 && others.length === 0 && time.grain === undefined && share === undefined;
  return isOne && named?.values.length === 2 && rows.length === 2;
}

/** Each of two groups beside its difference to the other one, and that in percent of the other one. */
function withDifference(
  reading: Reading,
  columns: readonly AnswerColumn[],
  groups: readonly AnswerColumn[],
  figures: readonly AnswerRow[],
): AnswerTable {
  const [figure] = columns.slice(groups.length);
  if (figure === undefined) return { columns, rows: figures };
  const said = sentencesIn(reading.language);
  const amountOf = (row: AnswerRow | undefined) => Number(row?.[figure.name] ?? 0);
  const rows = figures.map((row, index): AnswerRow => {
    const other = amountOf(figures[1 - index]);
    const difference = amountOf(row) - other;
    return {
      ...row,
      DIFFERENCE: rounded(difference),
      CHANGE: other === 0 ? null : rounded((100 * difference) / Math.abs(other)),
    };
  });
  const isPercent = figure.unit === 'percent';
  const added: readonly AnswerColumn[] = [
    { name: 'DIFFERENCE', text: said.difference, unit: figure.unit },
    ...(isPercent ? [] : [{ name: 'CHANGE', text: said.inPercent, unit: 'percent' } as const]),
  ];
  return { columns: [...columns, ...added], rows: cut(reading, rows) };
}

function changesOf(names: readonly string[], row: AnswerRow, other: AnswerRow | undefined): AnswerRow {
  return Object.fromEntries(
    names.flatMap((name): (readonly [string, number | null])[] => {
      const [now, then] = [Number(row[name] ?? 0), other === undefined ? undefined : Number(other[name] ?? 0)];
      return [
        [`${name}_BEFORE`, then ?? null],
        [`${name}_DIFFERENCE`, then === undefined ? null : rounded(now - then)],
        [`${name}_CHANGE`, then === undefined || then === 0 ? null : rounded((100 * (now - then)) / Math.abs(then))],
      ];
    }),
  );
}

/** `compared` are the days that stand beside; without, each period stands beside the one before it. */
function changeColumns(
  figures: readonly AnswerColumn[],
  language: WordLanguage | undefined,
  compared?: DateRange,
): readonly AnswerColumn[] {
  const said = sentencesIn(language);
  const before = (text: string) =>
    compared === undefined ? said.before(text) : `${text}${said.comma}${sayRange(compared, language)}`;
  return figures.flatMap(({ name, text, unit }): AnswerColumn[] => [
    { name: `${name}_BEFORE`, text: before(text), unit },
    { name: `${name}_DIFFERENCE`, text: said.difference, unit },
    { name: `${name}_CHANGE`, text: said.change, unit: 'percent' },
  ]);
}

/** The unit of a figure. */
export function unitOfFigure(asked: AskedMeasure): FactUnit {
  if (asked.kind === 'measure' && asked.unit === 'kilograms') return 'kgs';
  if (asked.kind === 'count') return 'number';
  if (asked.kind === 'shareWith' || (asked.kind === 'ratio' && asked.as === 'percent')) return 'percent';
  return measures[asked.measure].unit;
}

/** Each figure beside that of the other days, their difference, and the change in percent. */
function withComparison(
  reading: Reading,
  columns: readonly AnswerColumn[],
  groups: readonly AnswerColumn[],
  names: readonly string[],
  figures: readonly AnswerRow[],
  compared: readonly AnswerRow[],
): AnswerTable {
  const before = new Map(compared.map((row) => [keyOf(row, groups, placesOf(reading, reading.compare)), row]));
  const places = placesOf(reading, reading.time.range);
  const keys = new Set(figures.map((row) => keyOf(row, groups, places)));
  const gone = [...before]
    .filter(([key]) => !keys.has(key))
    .map(([, row]) => ({ ...row, ...Object.fromEntries(names.map((name) => [name, 0])) }));
  const isByPeriod = reading.time.grain !== undefined;
  const rows = [...figures, ...(isByPeriod ? [] : gone)].map((row) => {
    const other = before.get(keyOf(row, groups, places));
    return { ...row, ...changesOf(names, row, other ?? {}) };
  });
  const extra = changeColumns(columns.slice(groups.length), reading.language, reading.compare);
  const [first = ''] = names;
  const sign = reading.sort?.descending === false ? -1 : 1;
  const by = (row: AnswerRow) => sign * Number(row[`${first}_DIFFERENCE`] ?? 0);
  const ordered = reading.sort?.by === 'change' ? rows.toSorted((one, other) => by(other) - by(one)) : rows;
  return { columns: [...columns, ...extra], rows: cut(reading, ordered) };
}

/** The places of periods in their range: the first month is compared with the first month. */
function placesOf({ time }: Reading, range: Reading['compare']): ReadonlyMap<string, number> {
  if (time.grain === undefined || range === undefined) return new Map();
  return new Map(periodsOf(range, time.grain).map(({ start }, index) => [start, index]));
}

function keyOf(row: AnswerRow, groups: readonly AnswerColumn[], places: ReadonlyMap<string, number>): string {
  return JSON.stringify(
    groups.map(({ name, unit }) => (unit === 'day' ? (places.get(String(row[name])) ?? row[name]) : row[name])),
  );
}

function cut({ limit, place }: Reading, rows: readonly AnswerRow[]): readonly AnswerRow[] {
  if (place !== undefined) return rows.slice(place - 1, place);
  return limit === undefined ? rows : rows.slice(0, limit);
}
