import type { TableName } from '@waybill/model';

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
  /** Measures of which it must be known whether a row has any: the rollup is split by `<measure> <> 0` as well. */
  readonly flags: readonly string[];
  /** Columns that are added up; money in its own currency and, as `<measure>_usd`, converted row by row. */
  readonly measures: readonly string[];
}
