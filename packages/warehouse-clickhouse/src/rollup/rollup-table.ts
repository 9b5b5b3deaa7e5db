import { type Rollup, rollupColumns, rollupSelect, sortColumnOf } from '@waybill/query';
import { clickHouseType } from '../schema/clickhouse-type.ts';
import { quarterOf } from '../schema/fact-table-ddl.ts';
import { updatable, versionColumns } from '../schema/versions.ts';

/** `create table` of a rollup, partitioned by quarter of its own date. */
export function rollupDdl(rollup: Rollup, name: string = rollup.name): string {
  const keys = new Set(['load_id', 'client_id', rollup.dateColumn, sortColumnOf(rollup)]);
  const columns = rollupColumns(rollup).map((column) => {
    const type = clickHouseType[column.type];
    return `"${column.name}" ${keys.has(column.name) ? type : `Nullable(${type})`}`;
  });
  return `create table if not exists ${name} (\n  ${[...columns, ...versionColumns].join(',\n  ')}\n)
engine = MergeTree partition by ${quarterOf(rollup.dateColumn)} order by (client_id, ${sortColumnOf(rollup)}) ${updatable}`;
}

/** The columns by which a rollup groups its rows. */
export const rollupNames = (rollup: Rollup): string =>
  rollupColumns(rollup)
    .map(({ name }) => `"${name}"`)
    .join(', ');

/** The statement that adds up a fact table's rows. */
export const sumsOf = (rollup: Rollup, where = 'true'): string => rollupSelect(rollup, where, 'clickhouse');

/** The statement that adds the rollup's rows for the rows of its fact table that match `where`. */
export function fillRollup(rollup: Rollup, where = 'true', name: string = rollup.name): string {
  return `insert into ${name} (${rollupNames(rollup)}) ${sumsOf(rollup, where)}`;
}

/** Everything that decides what a rollup contains; if it changes, the table is built again. */
export function definitionOf(rollup: Rollup): string {
  return `${rollupDdl(rollup)};\n${sumsOf(rollup)}`;
}
