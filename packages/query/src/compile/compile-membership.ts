import { sql } from 'kysely';
import type { Sql } from '../functions/scalar-function.ts';
import type { Expression } from '../resolve/tree/expression.ts';
import type { Literal } from '../resolve/tree/literal.ts';
import type { Membership } from '../resolve/tree/membership.ts';
import type { Compilation } from './compilation.ts';
import { operand } from './operand.ts';

/** From this length on a list is one parameter: ten thousand of them take DuckDB ten times as long to read. */
const longList = 200;

export function compileMembership({ operand: value, values, negated }: Membership, compilation: Compilation): Sql {
  const list = values.length < longList ? undefined : unnested(values);
  const members = list ?? sql`${sql.join(values.map(compilation.compile))}`;
  return sql`${operand(value, compilation)} ${sql.raw(negated ? 'not in' : 'in')} (${members})`;
}

/** A list of literal strings, dates or whole numbers as the rows of one JSON parameter. */
function unnested(values: readonly Expression[]): Sql | undefined {
  const literals = values.filter((value): value is Literal => value.kind === 'literal' && value.value !== null);
  const [first] = literals;
  if (first === undefined || literals.length < values.length) return undefined;
  const { type } = first;
  if (type.kind === 'text') return sql`select unnest(from_json(${textList(literals)}, '["VARCHAR"]'))`;
  if (type.kind === 'date') return sql`select cast(unnest(from_json(${textList(literals)}, '["VARCHAR"]')) as date)`;
  return sql`select cast(unnest(from_json(${numberList(literals)}, '["VARCHAR"]')) as ${sql.raw(numberType(literals))})`;
}

/** The narrowest type that holds all of the numbers. */
function numberType(literals: readonly Literal[]): string {
  const types = literals.map(({ type }) => (type.kind === 'exact' ? type : { precision: 1, scale: 0 }));
  const scale = Math.max(...types.map((type) => type.scale));
  const whole = Math.max(...types.map((type) => type.precision - type.scale));
  return scale === 0 ? 'bigint' : `decimal(${Math.min(38, whole + scale)}, ${scale})`;
}

/** JSON knows no half of a surrogate pair; what is stored has none either. */
function textList(literals: readonly Literal[]): string {
  return JSON.stringify(literals.map(({ value }) => String(value).toWellFormed()));
}

function numberList(literals: readonly Literal[]): string {
  return JSON.stringify(literals.map(({ value }) => String(value)));
}
