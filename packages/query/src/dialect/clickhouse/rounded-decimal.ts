import { sql } from 'kysely';
import type { Sql } from '../sql.ts';
import { statementCompiler } from './statement-compiler.ts';
import { double, wide } from './types.ts';

/**
 * A number as a decimal, rounded. A plain cast would truncate: ClickHouse turns the double 33.16 into 33.15, because a
 * hundred times that is 3315.9999999999995. The engine knows the type of the value, and leaves the other branch out.
 */
export function roundedDecimal(value: Sql, digits: number): Sql {
  const power = sql.lit(10 ** digits);
  const whole = sql`round(${double(value)} * ${power} + sign(${double(value)}) * 1e-9)`;
  const ofDouble = sql`${wide(whole, digits)} / ${power}`;
  return sql`if(toTypeName(${value}) like '%Float%', ${ofDouble}, ${wide(sql`round(${value}, ${sql.lit(digits)})`, digits)})`;
}

/** The same for a column, by its name, for what the engine wraps around a compiled statement. */
export const roundedDecimalColumn = (name: string, digits: number): string =>
  roundedDecimal(sql.ref(name), digits).compile(statementCompiler).sql;
