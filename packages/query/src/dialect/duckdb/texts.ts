import { sql } from 'kysely';
import type { Dialect } from '../dialect.ts';
import type { Sql } from '../sql.ts';

/** Texts. */
export const texts = {
  asText: ({ value }) => sql`cast(${value} as varchar)`,
  startsWith: (text, start) => sql`starts_with(${text}, ${start})`,
  endsWith: (text, end) => sql`suffix(${text}, ${end})`,
  contains: (text, part) => sql`contains(${text}, ${part})`,
  matches: (text, expression) => sql`regexp_full_match(${text}, ${expression}, 's')`,
  lower: (text) => sql`lower(${text})`,
  upper: (text) => sql`upper(${text})`,
  trimmed: (text) => sql`trim(${text})`,
  withoutZeros: (text) => sql`ltrim(${text}, '0')`,
  length: (text) => sql`length(${text})`,
  part: (text, from, count) =>
    count === undefined ? sql`substr(${text}, ${from})` : sql`substr(${text}, ${from}, ${count})`,
  joined: (values) => sql`concat(${sql.join(values.map(({ value }) => value))})`,
  joinedBy(separator, values) {
    const written: Sql = separator === ' ' ? sql`' '` : sql`chr(${sql.lit(separator.charCodeAt(0))})`;
    return sql`concat_ws(${written}, ${sql.join(values.map(({ value }) => value))})`;
  },
  commaList: (texts) => sql`nullif(concat_ws(', ', ${sql.join(texts)}), '')`,
  digest: (text) => sql`md5(${text})`,
  fingerprint: (values) => sql`cast(sum(hash(${sql.join(values)})) as varchar)`,
} satisfies Partial<Dialect>;
