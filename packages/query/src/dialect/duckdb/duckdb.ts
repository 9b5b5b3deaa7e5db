import { sql } from 'kysely';
import type { Dialect } from '../dialect.ts';
import { parameterOf } from '../parameter.ts';
import { days } from './days.ts';
import { isIn } from './members.ts';
import { numbers } from './numbers.ts';
import { statementCompiler } from './statement-compiler.ts';
import { texts } from './texts.ts';

const storedTypes = { money: 'decimal(18, 2)', bigint: 'bigint', day: 'date' } as const;
const jsonTypes = { text: 'VARCHAR', integer: 'INTEGER', bigint: 'BIGINT' } as const;

/** The SQL of DuckDB. */
export const duckdb: Dialect = {
  name: 'duckdb',
  write(statement) {
    const compiled = sql`${statement}`.compile(statementCompiler);
    return { sql: compiled.sql, parameters: compiled.parameters.map(parameterOf) };
  },
  literal({ type, value }) {
    if (value === null) return type.kind === 'date' ? sql`cast(null as date)` : sql`null`;
    if (type.kind === 'date') return sql`cast(${value} as date)`;
    if (type.kind === 'timestamp') return sql`cast(${value} as timestamp)`;
    if (type.kind === 'exact' && typeof value === 'string') {
      return sql`cast(${value} as decimal(${sql.lit(type.precision)}, ${sql.lit(type.scale)}))`;
    }
    return sql`${value}`;
  },
  stored: (value, type) => sql`cast(${value} as ${sql.raw(storedTypes[type])})`,
  cents: (value) => sql`cast(${value} as ${sql.raw(storedTypes.money)})`,
  converted: (amount, rate) => sql`round(${amount} * ${rate}, 2)`,
  ...numbers,
  isIn,
  ...texts,
  ...days,
  publishedRows: (table, load) => sql`${sql.ref(table === undefined ? 'load_id' : `${table}.load_id`)} <= ${load}`,
  limit: (count, offset) => sql`limit ${count} offset ${offset}`,
  rowKey: () => sql.ref('fact.rowid'),
  jsonValues: (json, type) => sql`select unnest(from_json(${json}, ${sql.lit(`["${jsonTypes[type]}"]`)}))`,
  jsonRows(json, fields) {
    const shape = JSON.stringify([
      Object.fromEntries(Object.entries(fields).map(([name, type]) => [name, jsonTypes[type]])),
    ]);
    return sql`select unnest(from_json(${json}, ${sql.lit(shape)}), recursive := true)`;
  },
};
