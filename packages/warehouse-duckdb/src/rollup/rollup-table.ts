import { type Rollup, rollupColumns, rollupSelect, sortColumnOf } from '@waybill/query';
import { sqlType } from '../schema/sql-type.ts';

/** `create table` of a rollup. */
export function rollupDdl(rollup: Rollup): string {
  const columns = rollupColumns(rollup).map(({ name, type }) => `"${name}" ${sqlType[type]}`);
  return `create table ${rollup.name} (\n  ${columns.join(',\n  ')}\n)`;
}

/** The statement that adds a rollup's rows for the rows of its fact table that fulfil `where`, sorted as those are. */
export function fillRollup(rollup: Rollup, where: string): string {
  return `insert into ${rollup.name} ${rollupSelect(rollup, where)} order by client_id, ${sortColumnOf(rollup)}`;
}

/** All that decides what a rollup's table holds: when it changes, the table is built again. */
export function definitionOf(rollup: Rollup): string {
  return `${rollupDdl(rollup)};\n${rollupSelect(rollup)}`;
}
