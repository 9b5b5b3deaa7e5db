import { sql } from 'kysely';
import type { Dialect, Typed } from '../dialect.ts';
import type { Sql } from '../sql.ts';
import { cast } from './types.ts';

/** Text functions that count characters; the engine's plain functions count bytes. */
export const texts = {
  asText,
  startsWith: (text, start) => sql`startsWith(${text}, ${start})`,
  endsWith: (text, end) => sql`endsWith(${text}, ${end})`,
  contains: (text, part) => sql`(position(${text}, ${part}) > 0)`,
  matches: (text, expression) => sql`match(${text}, concat('(?s)^(?:', ${expression}, ')$'))`,
  lower: (text) => sql`lowerUTF8(${text})`,
  upper: (text) => sql`upperUTF8(${text})`,
  trimmed: (text) => sql`trimBoth(${text})`,
  withoutZeros: (text) => sql`replaceRegexpOne(${text}, '^0+', '')`,
  length: (text) => cast(sql`lengthUTF8(${text})`, 'Int64'),
  part: (text, from, count) =>
    count === undefined ? sql`substringUTF8(${text}, ${from})` : sql`substringUTF8(${text}, ${from}, ${count})`,
  joined: (values) => sql`concat(${sql.join([sql`''`, ...values.map((typed) => sql`ifNull(${asText(typed)}, '')`)])})`,
  joinedBy(separator, values) {
    const parts = sql.join(values.map((typed) => cast(asText(typed), 'String')));
    const written = separator === ' ' ? sql`' '` : sql`char(${sql.lit(separator.charCodeAt(0))})`;
    return present(parts, written);
  },
  commaList: (texts) => sql`nullIf(${present(sql.join(texts), sql`', '`)}, '')`,
  digest: (text) => sql`lower(hex(MD5(${text})))`,
  fingerprint: (values) =>
    sql`toString(sum(cityHash64(${sql.join(values.map((value) => sql`ifNull(toString(${value}), ' ')`))})))`,
} satisfies Partial<Dialect>;

/** The parts that are not null, with a separator between them. */
const present = (parts: Sql, separator: Sql): Sql =>
  sql`arrayStringConcat(arrayMap(part -> assumeNotNull(part), arrayFilter(part -> part is not null, [${parts}])), ${separator})`;

/** A whole number below this is written with all its digits. */
const mostPlain = sql.raw('1e15');

/**
 * As DuckDB writes it: decimals with all their digits, doubles with at least one decimal, times without a fraction of
 * zeros.
 */
function asText({ value, type }: Typed): Sql {
  switch (type.kind) {
    case 'exact':
      return type.scale === 0 ? sql`toString(${value})` : sql`toDecimalString(${value}, ${sql.lit(type.scale)})`;
    case 'double':
      return sql`if(abs(${value}) < ${mostPlain} and ${value} = floor(${value}), concat(toString(toInt64(${value})), '.0'), toString(${value}))`;
    case 'timestamp':
      return sql`replaceRegexpOne(toString(${value}), '[.]?0*$', '')`;
    case 'boolean':
      return sql`toString(${cast(value, 'Bool')})`;
    case 'date':
      return sql`toString(${value})`;
    default:
      return value;
  }
}
