import { sql } from 'kysely';
import type { Sql } from '../functions/scalar-function.ts';
import type { ColumnReference } from '../resolve/tree/column.ts';
import type { Literal } from '../resolve/tree/literal.ts';
import type { Compilation } from './compile-expression.ts';

/** A column; original money is converted at the rate of its own row, so that sums of rows and rows agree. */
export function compileColumn(column: ColumnReference, { convertsMoney }: Pick<Compilation, 'convertsMoney'>): Sql {
  const stored = sql.ref(`${column.source}.${column.name}`);
  if (!column.isOriginalMoney || !convertsMoney) return sql`${stored}`;
  return sql`round(${stored} * ${sql.ref(`${column.source}.usd_rate`)}, 2)`;
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
