import type { Dialect, Sql } from '@waybill/query';
import type { Lane } from './statement.ts';

/** How the server's own questions are asked. */
export interface AskOptions {
  /** Default: short. */
  readonly lane?: Lane;
  /**
   * `shards`: every shard answers for its clients, and the rows of all come back together. `first`: the shard that also
   * has the loads. `writer`: the same, on the replica where changes are made, which alone is sure to have the latest.
   * Default: shards.
   */
  readonly from?: 'shards' | 'first' | 'writer';
  /** A statement over the rows of all shards, for which a shard alone cannot answer. */
  readonly gather?: (rows: Sql) => Sql;
}

/** Asks an engine. Values are those of JSON; whole numbers of 64 bits, decimals, days and moments are text. */
export type Ask = (statement: Sql, options?: AskOptions) => Promise<unknown[][]>;

/** What features need to read published rows. */
export interface Reader {
  readonly dialect: Dialect;
  readonly ask: Ask;
  /** The condition on rows that are published; with the alias of their table if there are several. */
  seen(table?: string): Sql;
}
