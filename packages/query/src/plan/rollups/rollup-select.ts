import { type ColumnType, dollarsOf, findColumn, inDollars } from '@waybill/model';
import type { DialectName } from '../../dialect/dialect.ts';
import { lookupKeyOf } from './lookup-key.ts';
import type { Rollup, RollupFlag } from './rollup.ts';

/** A column of a rollup's table. */
export interface RollupColumn {
  readonly name: string;
  readonly type: ColumnType | 'boolean';
  /** How it is computed from the rows of the fact table. */
  readonly expression: string;
  /** Whether it is part of the grain; otherwise it is added up. */
  readonly grain: boolean;
  /** For a column in US dollars: the one with the same in the currency of the rows. */
  readonly original?: string;
  /** For a count of the rows with a value of a measure: the measure. */
  readonly counts?: string;
}

/**
 * The rollup's columns: load, client, partition, day, currency, dimensions, what rows are looked up by, flags, then the
 * counts and the sums. Only expressions depend on the engine.
 */
export function rollupColumns(rollup: Rollup, engine: DialectName = 'duckdb'): readonly RollupColumn[] {
  const grain = ['load_id', 'client_id', `${rollup.dateColumn}_partition`, rollup.dateColumn, 'currency_code'];
  return [
    ...[...grain, ...rollup.dimensions].map((name) => dimension(rollup, name)),
    ...lookupColumns(rollup, engine),
    ...rollup.flags.flatMap((flag) => flagColumns(rollup, flag)),
    { name: 'row_count', type: 'bigint', expression: 'count(*)', grain: false },
    ...rollup.counted.flatMap((name) => rowsWith(rollup, name)),
    ...rollup.measures.flatMap((name) => sums(rollup, name)),
  ];
}

/** The statement that adds up a fact table's rows; the warehouse adds its condition on `load_id` as `where`. */
export function rollupSelect(rollup: Rollup, where = 'true', engine: DialectName = 'duckdb'): string {
  const columns = rollupColumns(rollup, engine).map(({ name, expression }) => `${expression} as ${name}`);
  return `select ${columns.join(', ')} from ${rollup.table} where ${where} group by all`;
}

/** The name of the column that counts the rows with a value of a measure. */
export function countedName(measure: string): string {
  return `${measure}_rows`;
}

function dimension(rollup: Rollup, name: string): RollupColumn {
  return { name, type: typeOf(rollup, name), expression: name, grain: true };
}

function lookupColumns({ lookup }: Rollup, engine: DialectName): readonly RollupColumn[] {
  if (lookup === undefined) return [];
  return [{ name: lookup.name, type: 'bigint', expression: lookupKeyOf(lookup.of, engine), grain: true }];
}

/** Whether the condition holds; about money, also whether it holds in US dollars. */
function flagColumns({ table }: Rollup, { name, condition }: RollupFlag): readonly RollupColumn[] {
  const flag: RollupColumn = { name, type: 'boolean', expression: `(${condition})`, grain: true };
  const converted = inDollars(table, condition);
  if (converted === condition) return [flag];
  return [flag, { ...flag, name: dollarsOf(name), expression: `(${converted})`, original: name }];
}

function rowsWith(rollup: Rollup, measure: string): readonly RollupColumn[] {
  return inEither(rollup, measure).map((name) => ({
    name: countedName(name),
    type: 'bigint',
    expression: `count(*) filter (where ${name} <> 0)`,
    grain: false,
    counts: name,
    ...(name === measure ? {} : { original: countedName(measure) }),
  }));
}

function sums(rollup: Rollup, measure: string): readonly RollupColumn[] {
  const type = typeOf(rollup, measure);
  return inEither(rollup, measure).map((name) => ({
    name,
    type: type === 'integer' ? 'bigint' : type,
    expression: `sum(${name})`,
    grain: false,
    ...(name === measure ? {} : { original: measure }),
  }));
}

/** A measure, and for money its US dollars. */
function inEither(rollup: Rollup, measure: string): readonly string[] {
  return typeOf(rollup, measure) === 'money' ? [measure, dollarsOf(measure)] : [measure];
}

function typeOf(rollup: Rollup, name: string): ColumnType {
  const column = findColumn(rollup.table, name);
  if (column === undefined) throw new Error(`${rollup.name}: ${rollup.table} has no column ${name}`);
  return column.type;
}
