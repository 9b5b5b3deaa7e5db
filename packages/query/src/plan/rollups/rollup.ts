import type { TableName } from '@waybill/model';

/** A condition on the rows of the fact table, in the query language; the same text is SQL over stored columns. */
export interface RollupFlag {
  /** Its boolean column in the rollup. */
  readonly name: string;
  readonly condition: string;
  /** A condition that holds wherever the other one does not. */
  readonly opposite?: string;
}

/** A number that stands for a text, by which the rows with that text are found: `lookupKey` of it. */
export interface RollupLookup {
  /** Its column in the rollup. */
  readonly name: string;
  /** The text column of the fact table. */
  readonly of: string;
}

/**
 * A fact table added up by load, client, day and a few dimensions. Every row has the number of its load, so that a
 * query over published loads sees whole loads only; compaction merges the loads of a partition.
 */
export interface Rollup {
  /** Its table in the warehouse. */
  readonly name: string;
  readonly table: TableName;
  /** The day of its grain; the partition column of that date is part of it too. */
  readonly dateColumn: 'bill_date' | 'pickup_date';
  /** Columns of the fact table that it is split by, beside load_id, client_id, currency_code and the date. */
  readonly dimensions: readonly string[];
  /** Conditions on measures: rows are split by whether they hold, so that queries can use them. */
  readonly flags: readonly RollupFlag[];
  /** Measures for which it also counts the rows with a value. */
  readonly counted: readonly string[];
  /** Columns that are added up; money in its own currency and, as `<measure>_usd`, in US dollars. */
  readonly measures: readonly string[];
  /** If present, the rollup is sorted by client and this number instead of client and date. */
  readonly lookup?: RollupLookup;
}

/** What a rollup's rows are sorted by, after the client. */
export function sortColumnOf({ lookup, dateColumn }: Rollup): string {
  return lookup?.name ?? dateColumn;
}
