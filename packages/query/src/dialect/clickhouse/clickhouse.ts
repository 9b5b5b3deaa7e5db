import { sql } from 'kysely';
import type { Dialect } from '../dialect.ts';
import { parameterOf } from '../parameter.ts';
import { days } from './days.ts';
import { isIn } from './members.ts';
import { numbers } from './numbers.ts';
import { roundedDecimal } from './rounded-decimal.ts';
import { statementCompiler } from './statement-compiler.ts';
import { texts } from './texts.ts';
import { cast, castTo, comparable, fastDigits, mostDigits } from './types.ts';

const storedTypes = { money: 'Decimal(38, 2)', bigint: 'Int64', day: 'Date32' } as const;
const jsonTypes = { text: 'Nullable(String)', integer: 'Nullable(Int32)', bigint: 'Nullable(Int64)' } as const;
const rowKeys = { package_level_info: 'tracking_id', charge_level_info: 'charge_id' } as const;

/** The SQL of ClickHouse, for sessions with the settings of `clickhouseSettings`. */
export const clickhouse: Dialect = {
  name: 'clickhouse',
  write(statement) {
    const compiled = sql`${statement}`.compile(statementCompiler);
    return { sql: compiled.sql, parameters: compiled.parameters.map(parameterOf) };
  },
  literal({ type, value }) {
    if (value === null) return castTo(sql`null`, type.kind === 'null' ? { kind: 'text' } : type);
    if (type.kind === 'date') return sql`toDate32(${value})`;
    if (type.kind === 'timestamp') return sql`parseDateTime64BestEffort(${value}, 6, 'UTC')`;
    if (type.kind === 'exact' && typeof value === 'string') {
      const digits = type.precision <= fastDigits ? fastDigits : mostDigits;
      return sql`CAST(${value}, ${sql.lit(`Decimal(${digits}, ${type.scale})`)})`;
    }
    return sql`${value}`;
  },
  stored: (value, type) => cast(value, storedTypes[type]),
  cents: (value) => roundedDecimal(value, 2),
  alike: (value, from, to) => (from.kind === 'null' ? value : castTo(value, to)),
  // 18 digits have no room for the product.
  converted: (amount, rate) => sql`CAST(round(toDecimal128(${amount}, 2) * ${rate}, 2), 'Decimal(38, 2)')`,
  comparable,
  ...numbers,
  isIn,
  ...texts,
  ...days,
  publishedRows(table, load) {
    const [since, until] = ['since_load', 'until_load'].map((name) =>
      sql.ref(table === undefined ? name : `${table}.${name}`),
    );
    return sql`${since} <= ${load} and ${until} > ${load}`;
  },
  limit: (count, offset) => sql`limit ${sql.lit(count)} offset ${sql.lit(offset)}`,
  rowKey: (table) => sql.ref(`fact.${rowKeys[table]}`),
  jsonValues: (json, type) => sql`select arrayJoin(JSONExtract(${json}, ${sql.lit(`Array(${jsonTypes[type]})`)}))`,
  jsonRows(json, fields) {
    const names = Object.keys(fields);
    const shape = Object.entries(fields).map(([name, type]) => `${name} ${jsonTypes[type]}`);
    const row = sql`arrayJoin(JSONExtract(${json}, ${sql.lit(`Array(Tuple(${shape.join(', ')}))`)})) as json_row`;
    const columns = names.map((name) => sql`tupleElement(json_row, ${sql.lit(name)}) as ${sql.id(name)}`);
    return sql`select ${sql.join(columns)} from (select ${row}) as json_rows`;
  },
};
