import type { CopiedTable } from './copied-table.ts';

/** The contents of a portion of a table, to compare it with its copy. All values are text. */
export interface Portion {
  /** The portion column's value; `all` if a table has none. */
  readonly key: string;
  readonly rows: string;
  /** The number of values in each column. */
  readonly values: readonly string[];
  /**
   * The exact sum of each column: of decimals and numbers, of days, of microseconds, of the bytes of texts. Empty
   * without values.
   */
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
  /** Removes what an interrupted copy has left behind, if the engine keeps it. */
  removeUnfinished?(): Promise<void>;
  /** Adds the rows of a Parquet file. */
  read(table: CopiedTable, file: string): Promise<void>;
  /** Builds the rollups of the copied rows. */
  buildRollups(): Promise<void>;
  /** Moves the finished copy into place, if the engine created it elsewhere. */
  moveIntoPlace?(): Promise<void>;
}
