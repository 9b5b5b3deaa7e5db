import { expectedColumns, findingColumns } from '../columns/findings.ts';
import { type TableName, tables } from '../columns/tables.ts';
import { accountColumns, prefixedAccountColumns } from './account-columns.ts';
import type { CatalogueColumn } from './catalogue-column.ts';
import { computedColumns } from './computed-columns.ts';

/** Other names that the specification uses for a column (S2 sections 3 and 7). */
const aliases: ReadonlyMap<string, string> = new Map([
  ['accessorial', 'accessorial_group'],
  ['receiver_cntry', 'normalised_consignee_country'],
  ['receiver_state', 'normalised_consignee_state'],
]);

const ofFindings: readonly CatalogueColumn[] = [
  ...findingColumns.map((column) => ({ ...column, lookup: 'finding' as const })),
  ...expectedColumns.map((column) => ({ ...column, computedFrom: ['net_amount', 'overcharged_amount'] })),
];

const catalogue: ReadonlyMap<string, ReadonlyMap<string, CatalogueColumn>> = new Map(
  Object.entries(tables).map(([table, columns]) => [
    table,
    byName([...columns, ...accountColumns, ...computedColumns, ...(table === 'package_level_info' ? ofFindings : [])]),
  ]),
);

const ofAccount = byName(prefixedAccountColumns);

/** The table with that name, or undefined; safe for any text. */
export function findTable(name: string): TableName | undefined {
  return isTable(name) ? name : undefined;
}

/**
 * The column that a query names, in upper or lower case (grids send upper case); undefined if there is none. For an
 * alias, the result has the column's own `name`.
 */
export function findColumn(table: TableName, name: string): CatalogueColumn | undefined {
  const lowerCase = name.toLowerCase();
  return catalogue.get(table)?.get(aliases.get(lowerCase) ?? lowerCase);
}

/** The column of the billed account that a query names as `account.…`, or undefined. */
export function findAccountColumn(name: string): CatalogueColumn | undefined {
  return ofAccount.get(name.toLowerCase());
}

/** Every column that queries on the table may name, in order. */
export function columnsOf(table: TableName): readonly CatalogueColumn[] {
  return [...(catalogue.get(table)?.values() ?? [])];
}

function isTable(name: string): name is TableName {
  return catalogue.has(name);
}

function byName(columns: readonly CatalogueColumn[]): ReadonlyMap<string, CatalogueColumn> {
  return new Map(columns.map((column) => [column.name, column]));
}
