import { type Column, dollarColumns, shipmentColumns, type TableName, tables } from '@waybill/model';
import { sqlType } from './sql-type.ts';

/** Both fact tables, packages first: charges refer to them. */
export const tableNames: readonly TableName[] = ['package_level_info', 'charge_level_info'];

const columnsOf = (table: TableName): readonly Column[] => [...tables[table], ...dollarColumns(table)];
const isStored = ({ generated }: Column): boolean => generated === undefined;
const isOfSource = ({ filledBy }: Column): boolean => filledBy === 'source';
const shipmentNames: ReadonlySet<string> = new Set(shipmentColumns.map(({ name }) => name));

/** Columns of a fact table that hold data; the others are computed when read. */
export const storedColumns = (table: TableName): readonly Column[] => columnsOf(table).filter(isStored);

/** What a package row holds when it comes from its source. */
export const packageSourceColumns = storedColumns('package_level_info').filter(isOfSource);

/** What a charge row holds of its own when it comes from its source. */
export const chargeSourceColumns = storedColumns('charge_level_info')
  .filter(isOfSource)
  .filter(({ name }) => !shipmentNames.has(name));

/** What a charge row copies from its package row: all that is in both tables. */
export const sharedColumns: readonly Column[] = shipmentColumns;

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
