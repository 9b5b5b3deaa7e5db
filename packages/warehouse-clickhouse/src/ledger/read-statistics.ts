import type { Rollup } from '@waybill/query';
import type { Statistics } from '@waybill/warehouse';
import type { ClickHouseConnection } from '../connection/clickhouse-connection.ts';
import { seenAt } from '../schema/versions.ts';
import { onEveryShard } from '../shards/on-every-shard.ts';
import type { Servers } from '../shards/servers.ts';

const countedTables = ['package_level_info', 'charge_level_info', 'invoice', 'load', 'account', 'source_row'];

/** Counts the published rows of all shards. */
export async function readStatistics(
  servers: Servers,
  published: number,
  rollups: readonly Rollup[],
): Promise<Statistics> {
  const [first, ...further] = await servers.onEach((connection) => readStatisticsOn(connection, published, rollups));
  if (first === undefined) throw new Error('There is at least one shard');
  const added = ({ name, rows }: Statistics['tables'][number]): number => (onEveryShard.has(name) ? 0 : rows);
  return {
    tables: first.tables.map(({ name, rows }, index) => ({
      name,
      rows: further.reduce((sum, { tables }) => sum + (tables[index] ? added(tables[index]) : 0), rows),
    })),
    clients: [first, ...further]
      .flatMap(({ clients }) => clients)
      .toSorted((one, other) => one.clientId - other.clientId),
    bytes: further.reduce((sum, { bytes }) => sum + bytes, first.bytes),
  };
}

async function readStatisticsOn(
  connection: ClickHouseConnection,
  published: number,
  rollups: readonly Rollup[],
): Promise<Statistics> {
  const names = [...countedTables, ...rollups.map(({ name }) => name)];
  const counts = names.map(
    (name, position) => `select ${position} as position, count() as found from ${name} ${visible(name, published)}`,
  );
  const tables = await connection.rows(`select position, found from (${counts.join(' union all ')}) order by position`);
  const clients = await connection.rows(
    `select client_id, sum(no_of_pkgs), min(bill_date), max(bill_date), arraySort(groupUniqArray(currency_code))
     from package_level_info where ${seenAt(published)} group by client_id order by client_id`,
  );
  const [size] = await connection.rows(
    'select ifNull(sum(bytes_on_disk), 0) from system.parts where database = currentDatabase() and active',
  );
  return {
    tables: tables.map(([position, found]) => ({ name: names[Number(position)] ?? '', rows: Number(found) })),
    clients: clients.map(([client, packages, first, last, currencies]) => ({
      clientId: Number(client),
      packages: Number(packages),
      firstBillDate: String(first),
      lastBillDate: String(last),
      currencies: Array.isArray(currencies) ? currencies.map(String) : [],
    })),
    bytes: Number(size?.[0]),
  };
}

function visible(table: string, published: number): string {
  if (table === 'account') return '';
  return table === 'load' ? `where load_id <= ${published}` : `where ${seenAt(published)}`;
}
