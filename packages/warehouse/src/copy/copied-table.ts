import { storedColumns, tableNames } from '../schema/fact-tables.ts';
import { type LedgerColumn, ledgerTables, loadTable } from '../schema/ledger-tables.ts';

/** A table that is copied. */
export interface CopiedTable {
  readonly name: string;
  readonly columns: readonly LedgerColumn[];
  /** Rows are copied and compared by the values of this column; absent: all at once. */
  readonly portionedBy?: string;
}

/** Rows of one client's quarter are copied at a time; those of files that came with a load, load by load. */
const portionColumns: Readonly<Record<string, string>> = {
  invoice: 'client_id',
  source_row: 'load_id',
  classified_charge: 'load_id',
  delivery_fact: 'load_id',
  billed_delivery: 'load_id',
};

/** All tables except the loads themselves and derived tables. */
export const copiedTables: readonly CopiedTable[] = [
  ...tableNames.map((name) => ({ name, columns: storedColumns(name), portionedBy: 'bill_date_partition' })),
  ...ledgerTables.map(({ name, columns }) => {
    const portionedBy = portionColumns[name];
    return portionedBy === undefined ? { name, columns } : { name, columns, portionedBy };
  }),
];

/** These rows make the others count, so they are copied last. */
export const copiedLoads: CopiedTable = { name: loadTable.name, columns: loadTable.columns };

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
