import { dollarsOf } from '@waybill/model';
import { sql } from 'kysely';
import type { Sql } from '../dialect/sql.ts';
import type { ColumnReference } from '../resolve/tree/column.ts';
import type { Compilation } from './compilation.ts';

/** A column; for original money that is converted, the column of its US dollars. */
export function compileColumn(column: ColumnReference, { convertsMoney }: Pick<Compilation, 'convertsMoney'>): Sql {
  const name = column.isOriginalMoney && convertsMoney ? dollarsOf(column.name) : column.name;
  return sql`${sql.ref(`${column.source}.${name}`)}`;
}
