import { sql } from 'kysely';
import type { Member, Membership, WrittenOut } from '../dialect.ts';
import type { Sql } from '../sql.ts';

/** From this length on, a list is one parameter: DuckDB takes ten times as long to parse ten thousand parameters. */
const longList = 200;

/** `value [not] in (…)` */
export function isIn({ value, members, negated }: Membership): Sql {
  const list = members.length < longList ? undefined : unnested(members);
  return sql`${value} ${sql.raw(negated ? 'not in' : 'in')} (${list ?? sql.join(members.map((member) => member.sql()))})`;
}

/** A list of literal strings, dates or whole numbers as the rows of one JSON parameter. */
function unnested(members: readonly Member[]): Sql | undefined {
  const literals = members.flatMap(({ writtenOut }) =>
    writtenOut === undefined || writtenOut.value === null ? [] : [writtenOut],
  );
  const [first] = literals;
  if (first === undefined || literals.length < members.length) return undefined;
  const { type } = first;
  if (type.kind === 'text') return sql`select unnest(from_json(${textList(literals)}, '["VARCHAR"]'))`;
  if (type.kind === 'date') return sql`select cast(unnest(from_json(${textList(literals)}, '["VARCHAR"]')) as date)`;
  return sql`select cast(unnest(from_json(${textList(literals)}, '["VARCHAR"]')) as ${sql.raw(numberType(literals))})`;
}

/** The narrowest type that holds all of the numbers. */
function numberType(literals: readonly WrittenOut[]): string {
  const types = literals.map(({ type }) => (type.kind === 'exact' ? type : { precision: 1, scale: 0 }));
  const scale = Math.max(...types.map((type) => type.scale));
  const whole = Math.max(...types.map((type) => type.precision - type.scale));
  return scale === 0 ? 'bigint' : `decimal(${Math.min(38, whole + scale)}, ${scale})`;
}

/** JSON cannot represent half of a surrogate pair; no stored text contains one. */
function textList(literals: readonly WrittenOut[]): string {
  return JSON.stringify(literals.map(({ value }) => String(value).toWellFormed()));
}
