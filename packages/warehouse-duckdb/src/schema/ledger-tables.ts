import { ledgerTables as described, type LedgerColumn, type LedgerTable, loadTable } from '@waybill/warehouse';
import { sqlType } from './sql-type.ts';

type Described = Pick<LedgerTable, 'name' | 'columns'>;

const ddlOf = ({ name, columns }: Described, key?: string): string => {
  const declared = columns.map((column) => `${declarationOf(column)}${column.name === key ? ' primary key' : ''}`);
  return `create table ${name} (\n  ${declared.join(',\n  ')}\n)`;
};

const declarationOf = ({ name, type, nullable }: LedgerColumn): string =>
  `${name} ${sqlType[type]}${nullable ? '' : ' not null'}`;

/** Definitions of the rollups as they were built. */
const rollup: Described = {
  name: 'rollup',
  columns: [
    { name: 'name', type: 'text' },
    { name: 'definition', type: 'text' },
  ],
};

/** Partitions that compaction has sorted, with the last load included. */
const compaction: Described = {
  name: 'compaction',
  columns: [
    { name: 'bill_date_partition', type: 'bigint' },
    { name: 'load_id', type: 'integer' },
  ],
};

const keys: ReadonlyMap<string, string> = new Map([
  ['load', 'load_id'],
  ['delivery_source', 'load_id'],
  ['compaction', 'bill_date_partition'],
]);

/** `create table` of the tables other than the fact tables and rollups: of all, or of these. */
export const ledgerTables = (names?: readonly string[]): readonly string[] =>
  [loadTable, ...described, rollup, compaction]
    .filter(({ name }) => names?.includes(name) ?? true)
    .map((table) => ddlOf(table, keys.get(table.name)));
