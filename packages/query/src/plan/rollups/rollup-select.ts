import { type ColumnType, findColumn } from '@waybill/model';
import type { Rollup, RollupFlag } from './rollup.ts';

/** A column of a rollup's table. */
export interface RollupColumn {
  readonly name: string;
  readonly type: ColumnType | 'boolean';
  /** How it is computed from the rows of the fact table. */
  readonly expression: string;
  /** Whether it is part of the grain, else it is added up. */
  readonly grain: boolean;
}

/** The rollup's columns: load, client, partition, day, currency, dimensions, flags, then the counts and the sums. */
export function rollupColumns(rollup: Rollup): readonly RollupColumn[] {
  const grain = ['load_id', 'client_id', `${rollup.dateColumn}_partition`, rollup.dateColumn, 'currency_code'];
  return [
    ...[...grain, ...rollup.dimensions].map((name) => dimension(rollup, name)),
    ...rollup.flags.map(flag),
    { name: 'row_count', type: 'bigint', expression: 'count(*)', grain: false },
    ...rollup.counted.map(rowsWith),
    ...rollup.measures.flatMap((name) => sums(rollup, name)),
  ];
}

/** The statement that adds up a fact table's rows; the warehouse adds its condition on `load_id` as `where`. */
export function rollupSelect(rollup: Rollup, where = 'true'): string {
  const columns = rollupColumns(rollup).map(({ name, expression }) => `${expression} as ${name}`);
  return `select ${columns.join(', ')} from ${rollup.table} where ${where} group by all`;
}

/** The name of the column that adds up a money column, converted row by row. */
export function convertedName(measure: string): string {
  return `${measure}_usd`;
}

/** The name of the column that counts the rows that have any of a measure. */
export function countedName(measure: string): string {
  return `${measure}_rows`;
}

function dimension(rollup: Rollup, name: string): RollupColumn {
  return { name, type: typeOf(rollup, name), expression: name, grain: true };
}

function flag({ name, condition }: RollupFlag): RollupColumn {
  return { name, type: 'boolean', expression: `(${condition})`, grain: true };
}

function rowsWith(measure: string): RollupColumn {
  const expression = `count(*) filter (where ${measure} <> 0)`;
  return { name: countedName(measure), type: 'bigint', expression, grain: false };
}

function sums(rollup: Rollup, name: string): readonly RollupColumn[] {
  const type = typeOf(rollup, name);
  const sum: RollupColumn = {
    name,
    type: type === 'integer' ? 'bigint' : type,
    expression: `sum(${name})`,
    grain: false,
  };
  if (type !== 'money') return [sum];
  const expression = `sum(round(${name} * usd_rate, 2))`;
  return [sum, { name: convertedName(name), type, expression, grain: false }];
}

function typeOf(rollup: Rollup, name: string): ColumnType {
  const column = findColumn(rollup.table, name);
  if (column === undefined) throw new Error(`${rollup.name}: ${rollup.table} has no column ${name}`);
  return column.type;
}
