import type { Column, TableName } from '@waybill/model';
import { columnsOf } from '@waybill/warehouse';
import { clickHouseType } from './clickhouse-type.ts';
import { updatable, versionColumns } from './versions.ts';

/** What the rows of a fact table are sorted by, and found by. */
export const factTableOrder: Readonly<Record<TableName, readonly string[]>> = {
  package_level_info: ['client_id', 'bill_date', 'tracking_id'],
  charge_level_info: ['client_id', 'bill_date', 'tracking_id', 'charge_id'],
};

/**
 * The `create table` of a fact table, from the model's description of its columns. It is partitioned by quarter of the
 * bill date; partitioning by client as well would make too many partitions.
 */
export function factTableDdl(table: TableName, name: string = table): string {
  return `create table if not exists ${name} (\n  ${[...columnsOf(table).map(columnDdl), ...versionColumns].join(',\n  ')}\n)
engine = MergeTree partition by ${quarterOf('bill_date')} order by (${factTableOrder[table].join(', ')}) ${updatable}`;
}

/** Year and quarter of a day as one number. */
export const quarterOf = (day: string): string => `toYear(${day}) * 10 + toQuarter(${day})`;

function columnDdl({ name, type, nullable, generated }: Column): string {
  const stored = clickHouseType[type];
  if (generated === undefined) return `"${name}" ${nullable ? `Nullable(${stored})` : stored}`;
  return `"${name}" Nullable(${stored}) alias ${wideEnough(generated)}`;
}

/** The product of two decimals of 18 digits does not fit into 18 digits, so one of them is read with 38. */
const wideEnough = (expression: string): string => expression.replaceAll(/\busd_rate\b/g, 'toDecimal128(usd_rate, 8)');
