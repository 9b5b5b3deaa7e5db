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
