import type { PeriodGrain, UsuallyLeftOut } from '@waybill/model';
import en from '../../words/en/sentences.json' with { type: 'json' };
import type { ListColumn } from '../reading/list-columns.ts';
import type { ComparedColumn, Comparison, DatedBy, Statistic } from '../reading/reading.ts';
import { listed } from './listed.ts';

/** What a language says, with `{names}` where something is put in: `words/<language>/sentences.json`. */
export type SentenceTexts = typeof en & {
  readonly grains: Readonly<Record<PeriodGrain, string>>;
  readonly countsOfPeriods: Readonly<Record<PeriodGrain, string>>;
  readonly columns: Readonly<Record<ComparedColumn, string>>;
  readonly comparisons: Readonly<Record<Comparison, string>>;
  readonly dateTypes: Readonly<Record<DatedBy, string>>;
  readonly statistics: Readonly<Record<Statistic, string>>;
  readonly listColumns: Readonly<Record<ListColumn, string>>;
  readonly offers: { readonly counted: Readonly<Record<UsuallyLeftOut, string>> };
  /** Weeks whose day begins so are said in another way. */
  readonly weeks: Readonly<Record<string, string>>;
};

/** Why a question is not answered. */
export type ReasonName = keyof SentenceTexts['reasons'];

/** What is asked back. */
export type AskedBack = keyof SentenceTexts['asksBack'];

/** How a language says readings and answers. */
export type Sentences = ReturnType<typeof sentencesOf>;

/** Which kind of period days are, with their words: a month is said as a month. */
export interface SaidPeriod {
  readonly kind: 'day' | 'days' | 'week' | 'month' | 'quarter' | 'year' | 'until';
  readonly text: string;
}

/** A figure compared with that of other days, in words. */
export interface SaidChange {
  readonly figure: string;
  readonly group: string | undefined;
  readonly moved: 'same' | 'rose' | 'fell';
  readonly by: string;
  readonly percent: string | undefined;
  readonly before: string;
  readonly now: string;
  readonly during: string;
}

type Named = readonly [name: string, amount: string];

/** A text with its values put in; a name without a value is left out. */
const put = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/gu, (_, name: string) => String(values[name] ?? ''));

/** The sentences of a language from its texts. */
export function sentencesOf(texts: SentenceTexts) {
  const inBrackets = (percent: string | undefined) => (percent === undefined ? '' : put(texts.inBrackets, { percent }));
  const within = (during: string) => (during === '' ? '' : put(texts.within, { during }));
  const rankedAs = (said: { readonly one: string; readonly several: string }, count: number) =>
    put(count === 1 ? said.one : said.several, { count });
  /** The word before an amount, where a language has one; a percentage has its own. */
  const by = (amount: string, kind: 'plain' | 'worth') => texts.amounts[/[%٪]/u.test(amount) ? 'percent' : kind];
  const { ranked, newest, placed, filter, list, single, changed, ranking, offers, asks } = texts;
  return {
    ...texts,
    invoicesBegin: (day: string) => put(texts.invoicesBegin, { day }),
    leftOut: (parts: string) => put(texts.leftOut, { parts }),
    dollars: (amount: string) => put(texts.dollars, { amount }),
    days: (count: string) => put(count === '1' ? texts.days.one : texts.days.many, { count }),
    before: (figure: string) => put(texts.before, { figure }),
    and: (parts: readonly string[]) => listed(texts, 'and', parts),
    or: (parts: readonly string[]) => listed(texts, 'or', parts),
    packagesBy: (column: string) => put(texts.packagesBy, { column }),
    inPercentOfTotal: (figures: string) => put(texts.inPercentOfTotal, { figures }),
    by: (groups: string) => put(texts.by, { groups }),
    byDate: (period: string, dateType: string) => put(texts.byDate, { period, dateType }),
    comparedWith: (period: string) => put(texts.comparedWith, { period }),
    partOf: (figures: string, part: string) => put(texts.partOf, { figures, filter: part }),
    filter: (dimension: string, values: string, isExcluded: boolean) =>
      put(isExcluded ? filter.without : filter.with, { dimension, values }),
    condition: (figure: string, comparison: Comparison, value: string) =>
      put(texts.condition, { figure, comparison: texts.comparisons[comparison], value }),
    ranked: (count: number, isHighest: boolean) =>
      isHighest
        ? rankedAs({ one: ranked.highestOne, several: ranked.highest }, count)
        : rankedAs({ one: ranked.lowestOne, several: ranked.lowest }, count),
    /** Only so many, in the order of their days. */
    newest: (count: number, isNewest: boolean) =>
      isNewest
        ? rankedAs({ one: newest.newestOne, several: newest.newest }, count)
        : rankedAs({ one: newest.oldestOne, several: newest.oldest }, count),
    /** The one at a place: the second highest. */
    placed: (place: number, isHighest: boolean) => put(isHighest ? placed.highest : placed.lowest, { place }),
    shareWith: (part: string) => put(texts.shareWith, { filter: part }),
    countOf: (dimension: string) => put(texts.countOf, { dimension }),
    inKilograms: (figure: string) => put(texts.inKilograms, { figure }),
    less: (figure: string, parts: string) => put(texts.less, { figure, parts }),
    meanIn: (figure: string, grain: string) => put(texts.meanIn, { figure, grain }),
    /** Of the amounts of single packages. */
    statistic: (as: Statistic, figure: string) => put(texts.statistics[as], { figure }),
    percentOf: (figure: string, whole: string) => put(texts.percentOf, { figure, whole }),
    per: (figure: string, unit: 'packages' | 'billWeight' | 'invoices') => put(texts.per[unit], { figure }),
    quarter: (quarter: number, year: number) => put(texts.quarter, { quarter, year }),
    year: (year: number) => put(texts.year, { year }),
    until: (day: string) => put(texts.until, { day }),
    week: (day: string) => {
      const other = Object.entries(texts.weeks).find(([start]) => day.startsWith(start));
      return put(other?.[1] ?? texts.week, { day });
    },
    /** ‘in March 2026’; begins without a space. */
    during: ({ kind, text }: SaidPeriod) => put(texts.during[kind], { text }),
    nothing: (reading: string) => put(texts.nothing, { reading }),
    list: (count: string, isOne: boolean, reading: string) => put(isOne ? list.one : list.many, { count, reading }),
    /** A list that was cut after so many packages. */
    cutList: (count: string, reading: string) => put(texts.cutList, { count, reading }),
    single: (figures: readonly { readonly name: string; readonly value: string }[], during: string) => {
      const said = figures.map((each) => put(each.value === texts.noData ? single.noData : single.figure, { ...each }));
      return put(single.all, { figures: said.join(single.between), during: within(during) });
    },
    changed: ({ figure, group, moved, by: amount, percent, before, now, during }: SaidChange) =>
      put(changed.all, {
        named: group === undefined ? figure : put(changed.largest, { figure, group }),
        how: put(changed[moved], { by: amount, percent: inBrackets(percent) }),
        before,
        now,
        during: within(during),
      }),
    trend: (figure: string, [first, at]: Named, [last, until]: Named, [highest, when]: Named) =>
      put(texts.trend, { figure, first, at, last, until, highest, when }),
    ranking: (figure: string, [first, amount]: Named, second: Named | undefined, count: string | undefined) => {
      const [name, other] = second ?? ['', ''];
      return put(ranking.all, {
        figure,
        first,
        amount,
        by: by(amount, 'plain'),
        second: second === undefined ? '' : put(ranking.second, { name, amount: other, by: by(other, 'plain') }),
        count: count === undefined ? '' : put(ranking.count, { count }),
      });
    },
    /** Two groups that are held against each other: the larger, the smaller, and by how much they differ. */
    apart: (figure: string, larger: Named, smaller: Named, difference: string, percent: string | undefined) =>
      put(texts.apart, {
        figure,
        larger: larger[0],
        amount: larger[1],
        by: by(larger[1], 'worth'),
        smaller: smaller[0],
        other: smaller[1],
        otherBy: by(smaller[1], 'worth'),
        difference,
        percent: inBrackets(percent),
      }),
    corrected: (typed: string, read: string) => put(texts.corrected, { typed, read }),
    points: (amount: string) => put(texts.points, { amount }),
    goesOnFrom: (reading: string) => put(texts.goesOnFrom, { reading }),
    onlyBilledIn: (currency: string) => put(texts.onlyBilledIn, { currency }),
    /** A period that goes on is compared with a whole one: how many days each has so far. */
    notOverYet: (days: number, others: number) =>
      put(days === 1 ? texts.notOverYet.one : texts.notOverYet.many, { days, others }),
    quoted: (word: string) => put(texts.quoted, { word }),
    offers: {
      ...offers,
      withRows: (rows: string) => put(offers.withRows, { rows }),
      withoutRows: (rows: string) => put(offers.withoutRows, { rows }),
    },
    /** Questions in the words of the vocabulary, which can be read again. */
    asks: {
      ...asks,
      byLastMonth: (figure: string, group: string) => put(asks.byLastMonth, { figure, group }),
      byMonth: (figure: string) => put(asks.byMonth, { figure }),
      lastQuarter: (figure: string) => put(asks.lastQuarter, { figure }),
    },
  };
}
