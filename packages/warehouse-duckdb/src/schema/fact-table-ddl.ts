import type { Column, TableName } from '@waybill/model';
import { columnsOf } from '@waybill/warehouse';
import { sqlType } from './sql-type.ts';

/** `create table` of a fact table, from the model's description of its columns. */
export function factTableDdl(table: TableName): string {
  return `create table ${table} (\n  ${columnsOf(table).map(columnDdl).join(',\n  ')}\n)`;
}

/** A column as `create table` declares it. */
export function columnDdl({ name, type, nullable, generated }: Column): string {
  const declared = `"${name}" ${sqlType[type]}`;
  if (generated !== undefined) return `${declared} generated always as (${generated}) virtual`;
  return nullable ? declared : `${declared} not null`;
}
