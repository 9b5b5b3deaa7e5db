import type { TableName } from '../columns/tables.ts';
import type { PeriodGrain } from '../dates/periods.ts';
import { totalSpend, totalSpendOfExcluded } from '../figures/total-spend.ts';
import { type Figure, isOfFindings } from './figure.ts';

/** The grain of a dashboard's figures over time. */
export const dateGrains = ['day', 'week', 'month', 'year'] as const;
export type DateGrain = (typeof dateGrains)[number];

/** What figures are split by. */
export interface DashboardDimension {
  /** The name in answers, e.g. `carrier`. */
  readonly name: string;
  readonly text: string;
  /** In the query language: a column, or a `case` over columns. */
  readonly expression: string;
  /** The column that a row's value narrows, where the expression is more than a column. */
  readonly column?: string;
  /** All values in order, if the model defines them; otherwise they come from the data. */
  readonly values?: readonly string[];
}

/**
 * The days that a dashboard shows: those in effect; the four quarters or twelve months up to their last day (S1 section
 * 9); or all.
 */
export type DashboardDates = 'inForce' | 'fourQuarters' | 'twelveMonths' | 'all';

/**
 * How a dashboard is drawn: figures along time; a row for each value of the dimension; such rows with a column for each
 * period; or one dimension down, another across.
 */
export type DashboardView = 'trend' | 'table' | 'comparison' | 'matrix';

/** The definition of a configurable dashboard (S1 section 3). Time is split by the date type in use. */
export interface Dashboard {
  readonly id: number;
  readonly name: string;
  /** The question that it answers, shown beneath its name. */
  readonly question: string;
  readonly view: DashboardView;
  readonly table: TableName;
  /** What the figures are split by, besides time. */
  readonly dimensions: readonly DashboardDimension[];
  /** The first one is shown first. */
  readonly figures: readonly [Figure, ...Figure[]];
  /** Names of figures of one unit that a chart draws together; empty: one at a time. */
  readonly together: readonly string[];
  /** Conditions that always apply; ANDed. */
  readonly whereClauses: readonly string[];
  readonly dates: DashboardDates;
  /** The maximum number of rows, largest first; undefined for all. */
  readonly mostRows?: number;
  /** Notes for the reader. */
  readonly notes: readonly string[];
  /** Whether it ignores the dashboard's filters, so that only client and dates count. */
  readonly isIndependantTable: boolean;
  /** Whether it ignores the dates. */
  readonly isDateNotConsider: boolean;
  /** The column that the carrier filter compares: the row's own, or that of the billed account (id 63; S1 section 9). */
  readonly carrierColumn: 'carrier_id' | 'account.carrier_id';
  /** It is read through the partition column of the date type in use (ids 559, 560, 566 and 567; S1 section 9). */
  readonly usesPartitions: boolean;
}

type Description = Pick<Dashboard, 'id' | 'name' | 'question' | 'figures'> & Partial<Dashboard>;

const ofAccountCarrier: ReadonlySet<number> = new Set([63]);
const ofPartitions: ReadonlySet<number> = new Set([559, 560, 566, 567]);

/** Defines a dashboard of packages over time; by default it uses dates and filters. */
export function dashboard(description: Description): Dashboard {
  return {
    view: 'trend',
    table: 'package_level_info',
    dimensions: [],
    together: [],
    whereClauses: [],
    dates: 'inForce',
    notes: [],
    isIndependantTable: false,
    isDateNotConsider: description.dates === 'all',
    carrierColumn: ofAccountCarrier.has(description.id) ? 'account.carrier_id' : 'carrier_id',
    usesPartitions: ofPartitions.has(description.id),
    ...description,
  };
}

/**
 * The dashboard with Total Spend as everything billed, for filters that leave only the carriers that it normally
 * excludes.
 */
export function dashboardOfExcluded(shown: Dashboard): Dashboard {
  const isExclusion = (clause: string) => clause !== 'net_amount <> 0' && totalSpend.whereClauses.includes(clause);
  if (!shown.whereClauses.some(isExclusion)) return shown;
  const otherNotes = shown.notes.filter((note) => !totalSpend.notes.includes(note));
  return {
    ...shown,
    whereClauses: shown.whereClauses.filter((clause) => !isExclusion(clause)),
    notes: [...totalSpendOfExcluded.notes, ...otherNotes],
  };
}

/** The dashboard where its rows have no USPS or DHL, so that nothing is said of them. */
export function dashboardOfAll(shown: Dashboard): Dashboard {
  const notes = shown.notes.filter((note) => !totalSpend.notes.includes(note));
  return notes.length === shown.notes.length ? shown : { ...shown, notes };
}

/** The grain, if the dashboard's dates determine it; undefined if the user chooses. */
export function fixedGrain({ dates }: Dashboard): 'quarter' | 'month' | undefined {
  if (dates === 'fourQuarters') return 'quarter';
  return dates === 'twelveMonths' ? 'month' : undefined;
}

/** Whether a dashboard's rows are split by time. */
export function isAlongTime({ view }: Dashboard): boolean {
  return view === 'trend';
}

/** The select list of a grain, e.g. `date_trunc('week', bill_date) as week` before dimensions and figures. */
export function selectColumnNames(shown: Dashboard, grain: DateGrain): readonly string[] {
  return [
    ...(isAlongTime(shown) ? [periodColumn(fixedGrain(shown) ?? grain, 'bill_date')] : []),
    ...shown.dimensions.map(namedColumn),
    ...shown.figures.filter((figure) => !isOfFindings(figure)).map(namedColumn),
  ];
}

/** A period with its name in answers: `date` for days, else the grain's. */
export function periodColumn(grain: PeriodGrain, dateColumn: string): string {
  return `${periodExpression(grain, dateColumn)} as ${periodName(grain)}`;
}

export function periodExpression(grain: PeriodGrain, dateColumn: string): string {
  return grain === 'day' ? dateColumn : `date_trunc('${grain}', ${dateColumn})`;
}

/** The name of a period in answers. */
export function periodName(grain: PeriodGrain): string {
  return grain === 'day' ? 'date' : grain;
}

/** `expression as name`. */
export function namedColumn({ expression, name }: { readonly expression: string; readonly name: string }): string {
  return `${expression} as ${name}`;
}
