import {
  columnsOf,
  factReferenceColumns,
  type LedgerColumn,
  ledgerTables,
  loadTable,
  packageReferenceColumns,
  shippedColumns,
  tableNames,
  WarehouseCorrupt,
  WarehouseNewer,
} from '@waybill/warehouse';
import type { ClickHouseConnection } from '../connection/clickhouse-connection.ts';
import { notPrepared } from '../connection/clickhouse-error.ts';
import { clickHouseType } from './clickhouse-type.ts';
import { versionColumnNames, versionedTables } from './versions.ts';

/** Raised whenever the tables change. */
const currentSchema = 4;
/** The oldest version that `addColumns` can bring to this one. */
const oldestSchema = 2;

/** The table that says of which version the others are; it comes last. */
export const versionTable = {
  name: 'schema_version',
  ddl: 'create table if not exists schema_version (version Int32) engine = MergeTree order by version',
} as const;

/** Notes that the tables of a database are complete, and of which version. */
export async function markPrepared(connection: ClickHouseConnection): Promise<void> {
  await connection.command(`insert into schema_version select ${currentSchema}`);
}

/**
 * Refuses a database whose tables are not those of this version.
 * @throws WarehouseNewer or WarehouseCorrupt.
 */
export async function assertSchema(connection: ClickHouseConnection): Promise<void> {
  const { name } = connection;
  const found = await versionOf(connection);
  if (found === undefined) throw notPrepared(name);
  if (found > currentSchema)
    throw new WarehouseNewer(
      `The database ${name} has schema ${found}; this Waybill knows schemas up to ${currentSchema}.`,
    );
  if (found < currentSchema)
    throw new WarehouseCorrupt(
      `The database ${name} has schema ${found}; run waybill warehouse prepare to bring it to ${currentSchema}.`,
    );
  const differing = await differingTable(connection);
  if (differing !== undefined)
    throw new WarehouseCorrupt(
      `The table ${differing} of the database ${name} has other columns than those of this version. Use a new database.`,
    );
}

/** Brings older tables to this version by adding columns, which servers of the earlier version do not read. */
export async function addColumns(connection: ClickHouseConnection): Promise<void> {
  const add = async (table: string, last: string, columns: readonly Pick<LedgerColumn, 'name' | 'type'>[]) => {
    let before = last;
    for (const { name, type } of columns) {
      const added = `add column if not exists "${name}" Nullable(${clickHouseType[type]}) after "${before}"`;
      await connection.command(`alter table ${table} ${added}`);
      before = name;
    }
  };
  await add('delivery_fact', 'left_at', [...shippedColumns, ...factReferenceColumns]);
  for (const table of tableNames) await add(table, 'consignee_county', packageReferenceColumns);
}

/** Whether the tables are of an earlier version that `addColumns` can bring to this one. */
export const isOlder = (version: number): boolean => version >= oldestSchema && version < currentSchema;

/** The version of the tables of a database, or undefined if it has none. */
export async function versionOf(connection: ClickHouseConnection): Promise<number | undefined> {
  const tables = await connection.rows('select name from system.tables where database = currentDatabase()');
  if (!tables.some(([table]) => table === 'schema_version')) return undefined;
  const [row] = await connection.rows('select max(version) from schema_version');
  return typeof row?.[0] === 'number' ? row[0] : undefined;
}

async function differingTable(connection: ClickHouseConnection): Promise<string | undefined> {
  const found = await connection.rows(
    'select table, groupArray(name) from (select table, name from system.columns where database = currentDatabase() order by table, position) group by table',
  );
  const columns = new Map(found.map(([table, names]) => [String(table), String(names)]));
  const versioned = new Set(versionedTables([]));
  const declared = [...tableNames.map((name) => ({ name, columns: columnsOf(name) })), ...ledgerTables, loadTable];
  const namesOf = (table: (typeof declared)[number]): readonly string[] => [
    ...table.columns.map(({ name }) => name),
    ...(versioned.has(table.name) ? versionColumnNames : []),
  ];
  return declared.find((table) => columns.get(table.name) !== String(namesOf(table)))?.name;
}
