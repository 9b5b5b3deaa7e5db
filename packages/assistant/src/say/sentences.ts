import type { PeriodGrain, UsuallyLeftOut } from '@waybill/model';
import type { ListColumn } from '../reading/list-columns.ts';
import type { ComparedColumn, Comparison, DatedBy, Statistic } from '../reading/reading.ts';

/** Why a question is not answered. */
export type ReasonName =
  | 'unplaced'
  | 'noSuchDay'
  | 'future'
  | 'notDone'
  | 'notBilled'
  | 'thanked'
  | 'averageOfWhat'
  | 'notCountable'
  | 'apart'
  | 'manyPeriods'
  | 'compareWithWhat'
  | 'differentKinds'
  | 'twoPeriods'
  | 'unlikePeriods'
  | 'rankOfWhat'
  | 'rankInGroups'
  | 'shareOfWhat'
  | 'conditionOfGroups'
  | 'noFigure'
  | 'averageOfCharges'
  | 'shareOfCharges'
  | 'notTogether'
  | 'lacking'
  | 'chargeNotThere'
  | 'invoicesOfShipments'
  | 'shareAddsUp'
  | 'refersToWhat'
  | 'unplacedTogether';

/** What is asked back. */
export type AskedBack = 'whichOfThese' | 'whichFigure' | 'averageOfWhat' | 'either' | 'why';

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

/** How a language says readings and answers. */
export interface Sentences {
  readonly locale: string;
  readonly reasons: Readonly<Record<ReasonName, string>>;
  /** After the words of a refusal, whose readings without them are offered. */
  readonly withoutWords: string;
  /** What was said around a question and left out of it. */
  readonly leftOut: (parts: string) => string;
  readonly asksBack: Readonly<Record<AskedBack, string>>;
  readonly grains: Readonly<Record<PeriodGrain, string>>;
  readonly columns: Readonly<Record<ComparedColumn, string>>;
  readonly dateTypes: Readonly<Record<DatedBy, string>>;
  readonly units: { readonly lbs: string; readonly kgs: string };
  readonly noData: string;
  /** An amount in a condition. */
  readonly dollars: (amount: string) => string;
  /** A figure that counts days. */
  readonly days: (count: string) => string;
  readonly allDays: string;
  readonly share: string;
  readonly difference: string;
  /** The difference of two groups in percent of the other one. */
  readonly inPercent: string;
  readonly change: string;
  readonly before: (figure: string) => string;
  readonly and: (parts: readonly string[]) => string;
  readonly or: (parts: readonly string[]) => string;
  /** Between the parts of a reading. */
  readonly comma: string;
  readonly packagesBy: (column: string) => string;
  readonly inPercentOfTotal: (figures: string) => string;
  readonly by: (groups: string) => string;
  readonly byDate: (period: string, dateType: string) => string;
  readonly comparedWith: (period: string) => string;
  readonly stepwise: string;
  /** Before what the groups or packages lack; understood as it is said. */
  readonly groupsWithNo: string;
  readonly packagesWithNo: string;
  readonly partOf: (figures: string, filter: string) => string;
  readonly filter: (dimension: string, values: string, isExcluded: boolean) => string;
  readonly condition: (figure: string, comparison: Comparison, value: string) => string;
  readonly ranked: (count: number, isHighest: boolean) => string;
  /** Only so many, in the order of their days. */
  readonly newest: (count: number, isNewest: boolean) => string;
  /** The one at a place: the second highest. */
  readonly placed: (place: number, isHighest: boolean) => string;
  /** The packages with some charge in percent of all packages. */
  readonly shareWith: (filter: string) => string;
  readonly countOf: (dimension: string) => string;
  /** How many periods of a length there are. */
  readonly countsOfPeriods: Readonly<Record<PeriodGrain, string>>;
  readonly inKilograms: (figure: string) => string;
  readonly less: (figure: string, parts: string) => string;
  readonly meanIn: (figure: string, grain: string) => string;
  /** Of the amounts of single packages. */
  readonly statistics: Readonly<Record<Statistic, (figure: string) => string>>;
  readonly percentOf: (figure: string, whole: string) => string;
  readonly per: (figure: string, unit: 'packages' | 'billWeight' | 'invoices') => string;
  readonly quarter: (quarter: number, year: number) => string;
  readonly year: (year: number) => string;
  /** All days up to one, with that day. */
  readonly until: (day: string) => string;
  readonly week: (day: string) => string;
  /** ‘in March 2026’; begins without a space. */
  readonly during: (period: SaidPeriod) => string;
  readonly nothing: (reading: string) => string;
  readonly noFigures: string;
  readonly list: (count: string, isOne: boolean, reading: string) => string;
  /** A list that was cut after so many packages. */
  readonly cutList: (count: string, reading: string) => string;
  readonly single: (figures: readonly { readonly name: string; readonly value: string }[], during: string) => string;
  readonly changed: (change: SaidChange) => string;
  readonly trend: (
    figure: string,
    first: readonly [string, string],
    last: readonly [string, string],
    highest: readonly [string, string],
  ) => string;
  readonly ranking: (
    figure: string,
    first: readonly [string, string],
    second: readonly [string, string] | undefined,
    count: string | undefined,
  ) => string;
  /** Two groups that are held against each other: the larger, the smaller, and by how much they differ. */
  readonly apart: (
    figure: string,
    larger: readonly [string, string],
    smaller: readonly [string, string],
    difference: string,
    percent: string | undefined,
  ) => string;
  readonly corrected: (typed: string, read: string) => string;
  readonly sameDates: string;
  /** The stored reading of the question before has a shape that is not known any more. */
  readonly forgotten: string;
  /** After a question without an answer: which answer this one goes on from. */
  /** A difference of two percentages. */
  readonly points: (amount: string) => string;
  /** Shares that are asked for as a pie. */
  readonly barsForPie: string;
  readonly goesOnFrom: (reading: string) => string;
  readonly assumedDates: string;
  readonly notDeliveryDays: string;
  /** What is ‘not on time’: of which packages that is said. */
  readonly onlyKnownStatus: string;
  /** Without those of one status: that packages without any are counted. */
  readonly unknownStatusToo: string;
  /** Which packages were lost or damaged. */
  readonly lossesPaidBack: string;
  /** Where what is shown can be downloaded. */
  readonly openRowsToExport: string;
  /** An amount of some charges per package. */
  readonly overPackagesWithCharge: string;
  readonly onlyBilledGroups: string;
  readonly onlyBilledIn: (currency: string) => string;
  /** What ‘freight’ was taken for: everything that carriers charge, or freight invoices only. */
  readonly freightIsAll: string;
  readonly freightIsPart: string;
  /** All of it is of carriers that Total Spend leaves out. */
  readonly onlyUspsAndDhl: string;
  /** A period that goes on is compared with a whole one: how many days each has so far. */
  readonly notOverYet: (days: number, others: number) => string;
  /** What ‘customers’ were taken for. */
  readonly customersAreClients: string;
  readonly withoutUspsAndDhl: string;
  /** The same for costs per package and per pound. */
  readonly costWithoutUspsAndDhl: string;
  /** A word as it was typed, in the quotation marks of the language. */
  readonly quoted: (word: string) => string;
  /** The columns of a list of packages or charges. */
  readonly listColumns: Readonly<Record<ListColumn, string>>;
  /** What is offered under an answer. */
  readonly offers: {
    readonly withoutComparison: string;
    readonly withoutFilter: string;
    readonly countAsPages: string;
    readonly countEverything: string;
    /** After a reading, with what separates them. */
    readonly countedAsPages: string;
    readonly counted: Readonly<Record<UsuallyLeftOut, string>>;
    readonly withRows: (rows: string) => string;
    readonly withoutRows: (rows: string) => string;
    readonly notTogether: string;
  };
  /** A question in the words of the vocabulary, which can be read again. */
  readonly asks: {
    readonly byLastMonth: (figure: string, group: string) => string;
    readonly byMonth: (figure: string) => string;
    readonly lastQuarter: (figure: string) => string;
    readonly carrier: string;
  };
}
