import type { CopiedTable } from './copied-table.ts';

/** What a portion of a table holds, to compare it with its copy. All values are texts. */
export interface Portion {
  /** The portion column's value; `all` where a table has none. */
  readonly key: string;
  readonly rows: string;
  /** Of each column, how many values it has. */
  readonly values: readonly string[];
  /** Of each column the exact sum: of decimals and numbers, of days, of microseconds, of the bytes of texts. Empty without values. */
  readonly sums: readonly string[];
}

/** A warehouse that rows are copied from. */
export interface CopySource {
  /** For people. */
  readonly name: string;
  /** The newest load that is committed; 0 while empty. */
  lastLoad(): Promise<number>;
  /** The portions of a table, by their keys. */
  portions(table: CopiedTable): Promise<Portion[]>;
  /** Writes the rows of a portion as a Parquet file. */
  write(table: CopiedTable, key: string, file: string): Promise<void>;
  close(): Promise<void>;
}

/** A warehouse that rows are copied into. */
export interface CopyTarget extends CopySource {
  /** Removes what a copy that was cut off has left behind, where the engine keeps it. */
  removeUnfinished?(): Promise<void>;
  /** Adds the rows of a Parquet file. */
  read(table: CopiedTable, file: string): Promise<void>;
  /** Works out the rollups of the rows that are there. */
  buildRollups(): Promise<void>;
  /** Puts the finished copy in its place, where the engine made it elsewhere. */
  moveIntoPlace?(): Promise<void>;
}
