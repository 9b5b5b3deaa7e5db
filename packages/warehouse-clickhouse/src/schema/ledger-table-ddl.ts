import type { LedgerTable } from '@waybill/warehouse';
import { clickHouseType } from './clickhouse-type.ts';
import { updatable, versionColumns, versionedLedger } from './versions.ts';

/** The `create table` of a table other than the fact tables. */
export function ledgerTableDdl({ columns, order, ...table }: LedgerTable, name: string = table.name): string {
  const defined = columns.map((column) => {
    const type = clickHouseType[column.type];
    return `"${column.name}" ${column.nullable ? `Nullable(${type})` : type}`;
  });
  const isVersioned = versionedLedger.includes(table.name);
  return `create table if not exists ${name} (\n  ${[...defined, ...(isVersioned ? versionColumns : [])].join(',\n  ')}\n)
engine = MergeTree order by (${order.join(', ')})${isVersioned ? ` ${updatable}` : ''}`;
}
