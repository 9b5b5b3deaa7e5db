import type { LedgerTable } from '@waybill/warehouse';
import { clickHouseType } from './clickhouse-type.ts';

/** `create table` of a table beside the facts. */
export function ledgerTableDdl({ name, columns, order }: LedgerTable): string {
  const defined = columns.map((column) => {
    const type = clickHouseType[column.type];
    return `"${column.name}" ${column.nullable ? `Nullable(${type})` : type}`;
  });
  return `create table if not exists ${name} (\n  ${defined.join(',\n  ')}\n)
engine = MergeTree order by (${order.join(', ')})`;
}
