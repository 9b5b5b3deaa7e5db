import type { TableName } from '../columns/tables.ts';

/** How finely a dashboard's figures are cut along time. */
export const dateGrains = ['day', 'week', 'month', 'year'] as const;
export type DateGrain = (typeof dateGrains)[number];

/**
 * The data definition of a configurable dashboard (S1 section 3). Its columns are written for the invoice date;
 * `dashboardQuery` turns them to the date type in use.
 */
export interface Dashboard {
  readonly id: number;
  readonly name: string;
  readonly table: TableName;
  /** What the figures are split by, beside time: expressions with a given name. */
  readonly dimensions: readonly string[];
  /** Aggregates with a given name, one a figure. */
  readonly measures: readonly string[];
  /** Conditions that always hold; ANDed. */
  readonly whereClauses: readonly string[];
  /** It shows the same whatever the filters of the dashboard: only client and dates count. */
  readonly isIndependantTable: boolean;
  /** It shows the same whatever the dates. */
  readonly isDateNotConsider: boolean;
  /** The column that the carrier filter compares: the row's own, or that of the billed account (id 63; S1 section 9). */
  readonly carrierColumn: 'carrier_id' | 'account.carrier_id';
  /** It is read through the partition column of the date type in use (ids 559, 560, 566 and 567; S1 section 9). */
  readonly usesPartitions: boolean;
}

type Description = Pick<Dashboard, 'id' | 'name' | 'measures'> & Partial<Dashboard>;

const ofAccountCarrier: ReadonlySet<number> = new Set([63]);
const ofPartitions: ReadonlySet<number> = new Set([559, 560, 566, 567]);

/** Describes a dashboard over packages that heeds dates and filters, unless told otherwise. */
export function dashboard(description: Description): Dashboard {
  return {
    table: 'package_level_info',
    dimensions: [],
    whereClauses: [],
    isIndependantTable: false,
    isDateNotConsider: false,
    carrierColumn: ofAccountCarrier.has(description.id) ? 'account.carrier_id' : 'carrier_id',
    usesPartitions: ofPartitions.has(description.id),
    ...description,
  };
}

/** The select list of a grain, e.g. `date_trunc('week', bill_date) as week` before dimensions and measures. */
export function selectColumnNames({ dimensions, measures }: Dashboard, grain: DateGrain): readonly string[] {
  return [periodOf(grain), ...dimensions, ...measures];
}

function periodOf(grain: DateGrain): string {
  return grain === 'day' ? 'bill_date as date' : `date_trunc('${grain}', bill_date) as ${grain}`;
}
