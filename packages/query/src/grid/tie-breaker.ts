import type { TableName } from '@waybill/model';
import { factColumn } from '../resolve/table-names.ts';
import type { Expression } from '../resolve/tree/expression.ts';

const uniqueColumns: Readonly<Record<TableName, string>> = {
  package_level_info: 'tracking_id',
  charge_level_info: 'charge_id',
};

/** The unique column that ends every order, without which pages would lose and repeat rows. */
export function tieBreaker(table: TableName): Expression {
  const column = factColumn(table, uniqueColumns[table]);
  if (column === undefined) throw new Error(`${table} has no unique column`);
  return column;
}
