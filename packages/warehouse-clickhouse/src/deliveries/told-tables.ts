import { ledgerTables } from '@waybill/warehouse';
import type { Change } from '../load/change.ts';
import { columnList } from '../schema/column-list.ts';

const toldTables: readonly string[] = ['delivery_fact', 'delivery_source', 'delivery_scope'];
const packageColumns = ['tracking_id', 'load_id', 'client_id', 'carrier_id', 'tracking_number', 'pickup_date']
  .concat(['service_category', 'bill_date_partition', 'pickup_date_partition', 'delivery_date', 'scheduled_date'])
  .concat(['tracking_status', 'delivery_status', 'delivery_location', 'row_kind'])
  .map((name) => ({ name }));

/** The packages and facts to which the delivery rules are applied. */
export interface ToldOf {
  /** `stored`, or a table of the current load. */
  readonly packages: 'stored' | string;
  /** The tables of facts to which the current load adds rows. */
  readonly brought: readonly string[];
  /** A load whose facts no longer count. */
  readonly without?: number;
}

/** What the table names in the delivery rules stand for: visible rows. */
export function seenTables(database: string, seen: string): string {
  const packages = `${database}.package_level_info where ${seen}`;
  return tables(
    packages,
    (table) => `${database}.${table} where ${seen}`,
    () => '',
  );
}

/** What they stand for during a change. */
export function tablesOfDeliveries(change: Change, { packages, brought, without }: ToldOf): string {
  const { connection, loading } = change;
  const stored = (table: string): string => `${connection.database}.${table} where ${change.seen()}`;
  return tables(
    packages === 'stored' ? stored('package_level_info') : packages,
    (table) =>
      without === undefined || table === 'billed_delivery'
        ? stored(table)
        : `${stored(table)} and load_id <> ${without}`,
    (table) =>
      brought.includes(table) ? ` union all select ${columnList(columnsOf(table))} from ${loading.of(table)}` : '',
  );
}

function tables(packages: string, stored: (table: string) => string, added: (table: string) => string): string {
  const ledger = ['billed_delivery', ...toldTables].map(
    (table) => `${table} as (select ${columnList(columnsOf(table))} from ${stored(table)}${added(table)})`,
  );
  return [`package_level_info as (select ${columnList(packageColumns)} from ${packages})`, ...ledger].join(', ');
}

const columnsOf = (table: string) => ledgerTables.find(({ name }) => name === table)?.columns ?? [];
