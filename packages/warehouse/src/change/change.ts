import type { TableName } from '@waybill/model';
import type { Dialect, Rollup, Sql } from '@waybill/query';
import type { LoadDescription } from '../load/load.ts';
import type { StagedColumn, StagedTable } from '../load/staged-rows.ts';

/** Rows of a fact table that get other values. */
export interface Replacement {
  readonly table: TableName;
  /** The column by which a stored row `t` finds its row `s` of `from`. */
  readonly key: 'tracking_id' | 'charge_id';
  /** A table, or a statement in parentheses; it has the columns `key` and `bill_date_partition`. */
  readonly from: Sql;
  /** The columns that change, with their values, in terms of `t` and `s`. */
  readonly values: ReadonlyMap<string, Sql>;
}

/** Rows that come from outside, on their way into a change. */
export interface IncomingRows extends StagedTable {
  /** What a statement reads them from, once they are closed. */
  readonly relation: Sql;
}

/**
 * A change in the making, at one of the places that have rows of clients: the only file, or a shard. Nobody else sees
 * any of it before it is committed.
 */
export interface ChangePart {
  readonly dialect: Dialect;
  /** The number of the load under which the change is published. */
  readonly loadId: number;
  readonly rollups: readonly Rollup[];
  rows(statement: Sql): Promise<unknown[][]>;
  /** The rows of a table as the change leaves them. While a load is stored, its own rows of facts and invoices only. */
  tableOf(name: string): Sql;
  /** Puts the rows of a statement into a staging table of the change. */
  stage(name: string, select: Sql): Promise<void>;
  /** The name of a staging table. */
  staged(name: string): Sql;
  insert(table: string, columns: readonly string[], select: Sql): Promise<void>;
  /**
   * Removes rows and returns how many. The condition has to name a staging table: if the change has lost its lock, that
   * is gone, and the statement fails.
   */
  remove(table: string, where: Sql): Promise<number>;
  /** Replaces rows and returns how many. */
  replace(replacement: Replacement): Promise<number>;
  /**
   * Builds rollups again for the loads and quarters of packages.
   * @param packages a table, or a statement in parentheses, with `load_id`, `client_id` and the columns of partitions
   */
  refillRollups(packages: Sql, rollups?: readonly Rollup[]): Promise<void>;
}

/** A change of everything that is stored. No other change is open meanwhile. End it with `close`. */
export interface Change {
  readonly loadId: number;
  /** Opens a table at each place for rows that come one by one, before anything else is done. */
  incoming(name: string, columns: readonly StagedColumn[]): Promise<readonly IncomingRows[]>;
  /** Does the same at every place, one after the other; the first one has the loads. */
  onEach<Result>(work: (part: ChangePart) => Promise<Result>): Promise<Result[]>;
  /** Stores all of it under a load of its own, and publishes that. */
  commit(description: Pick<LoadDescription, 'kind' | 'source'>): Promise<void>;
  /** Discards what was not committed, and lets the next change begin. */
  close(): Promise<void>;
}

/** The sum of what was counted at each place. */
export const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);
