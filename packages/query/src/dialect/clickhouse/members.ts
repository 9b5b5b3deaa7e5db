import { sql } from 'kysely';
import type { Member, Membership, WrittenOut } from '../dialect.ts';
import type { Sql } from '../sql.ts';
import { cast, castTo, comparable, mostDigits } from './types.ts';

/** From this length on a list is one parameter, as for DuckDB. */
const longList = 200;

/**
 * `value [not] in (…)`. ClickHouse returns true or false instead of null, and compares only values of the list's type:
 * lists that may contain null, and lists of decimals, are written as comparisons.
 */
export function isIn(membership: Membership): Sql {
  const { value, mayBeNull, negated } = membership;
  const isOneOf = listed(membership);
  if (isOneOf === undefined) return negated ? sql`not (${compared(membership)})` : sql`(${compared(membership)})`;
  const answer = sql`${value} ${sql.raw(negated ? 'not in' : 'in')} (${isOneOf})`;
  return mayBeNull ? sql`if(isNull(${value}), null, ${answer})` : answer;
}

function listed({ type, members }: Membership): Sql | undefined {
  const literals = members.flatMap(({ writtenOut }) =>
    writtenOut === undefined || writtenOut.value === null ? [] : [writtenOut],
  );
  const [first] = literals;
  if (first === undefined || literals.length < members.length) return undefined;
  const isWhole = type.kind === 'exact' && type.scale === 0 && literals.every(isWholeNumber);
  const isComparable = isWhole || ((type.kind === 'text' || type.kind === 'date') && first.type.kind === type.kind);
  if (members.length < longList) return isComparable ? sql.join(members.map((member) => member.sql())) : undefined;
  const texts = sql`arrayJoin(JSONExtract(${textList(literals)}, 'Array(String)'))`;
  if (type.kind === 'text') return sql`select ${texts}`;
  if (type.kind === 'date' && first.type.kind === 'date') return sql`select ${cast(texts, 'Date32')}`;
  return isWhole ? sql`select ${cast(texts, 'Int64')}` : undefined;
}

const isWholeNumber = ({ value }: WrittenOut): boolean =>
  typeof value === 'bigint' || (typeof value === 'number' && Number.isInteger(value));

/** Many decimals are compared in one step with an array of them. */
function compared({ value, type, members }: Membership): Sql {
  const scale = Math.max(scaleOf(type), ...members.map((member) => scaleOf(member.type)));
  if (members.length >= longList && members.every(({ writtenOut }) => writtenOut !== undefined)) {
    const texts = sql`JSONExtract(${textList(members.flatMap(({ writtenOut }) => writtenOut ?? []))}, 'Array(String)')`;
    const exact = sql`arrayMap(text -> toDecimal128(text, ${sql.lit(scale)}), ${texts})`;
    return sql`if(isNull(${value}), null, has(${exact}, ${cast(value, `Decimal(${mostDigits}, ${scale})`)}))`;
  }
  return sql.join(
    members.map((member) => sql`${comparable(value, type, member.type)} = ${operandOf(member, type)}`),
    sql` or `,
  );
}

const scaleOf = (type: Membership['type']): number => (type.kind === 'exact' ? type.scale : 0);

function operandOf({ writtenOut, type, sql: written }: Member, other: Membership['type']): Sql {
  return writtenOut?.value === null ? sql`null` : comparable(castTo(written(), type), type, other);
}

function textList(literals: readonly WrittenOut[]): string {
  return JSON.stringify(literals.map(({ value }) => String(value).toWellFormed()));
}
