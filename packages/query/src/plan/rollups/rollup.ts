import type { TableName } from '@waybill/model';

/** A condition on the rows of the fact table, in the query language; the same text is SQL over stored columns. */
export interface RollupFlag {
  /** Its boolean column in the rollup. */
  readonly name: string;
  readonly condition: string;
}

/**
 * A fact table added up by load, client, day and a few dimensions. Every row carries the number of its load, so that a
 * query over published loads sees whole loads only; merging the loads of a partition is for compaction to do.
 */
export interface Rollup {
  /** Its table in the warehouse. */
  readonly name: string;
  readonly table: TableName;
  /** The day of its grain; the partition column of that date is part of it too. */
  readonly dateColumn: 'bill_date' | 'pickup_date';
  /** Columns of the fact table that it is split by, beside load_id, client_id, currency_code and the date. */
  readonly dimensions: readonly string[];
  /** Conditions on measures: it is split by whether they hold, so that queries may ask for them. */
  readonly flags: readonly RollupFlag[];
  /** Measures of which it is known how many rows have any; enough for a sum of the measure over those rows. */
  readonly counted: readonly string[];
  /** Columns that are added up; money in its own currency and, as `<measure>_usd`, in US dollars. */
  readonly measures: readonly string[];
}
