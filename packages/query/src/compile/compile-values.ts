import { dollarsOf } from '@waybill/model';
import { sql } from 'kysely';
import type { Sql } from '../functions/scalar-function.ts';
import type { ColumnReference } from '../resolve/tree/column.ts';
import type { Literal } from '../resolve/tree/literal.ts';
import type { Compilation } from './compilation.ts';

/** A column; for original money that is converted, the column of its US dollars. */
export function compileColumn(column: ColumnReference, { convertsMoney }: Pick<Compilation, 'convertsMoney'>): Sql {
  const name = column.isOriginalMoney && convertsMoney ? dollarsOf(column.name) : column.name;
  return sql`${sql.ref(`${column.source}.${name}`)}`;
}

/** A value is always a parameter; only null is a word. */
export function compileLiteral({ type, value }: Literal): Sql {
  if (value === null) return type.kind === 'date' ? sql`cast(null as date)` : sql`null`;
  if (type.kind === 'date') return sql`cast(${value} as date)`;
  if (type.kind === 'timestamp') return sql`cast(${value} as timestamp)`;
  if (type.kind === 'exact' && typeof value === 'string') {
    return sql`cast(${value} as decimal(${sql.lit(type.precision)}, ${sql.lit(type.scale)}))`;
  }
  return sql`${value}`;
}
