import { existsSync, statSync } from 'node:fs';
import type { DuckDBConnection } from '@duckdb/node-api';
import type { Rollup } from '@waybill/query';
import type { ClientStatistics, Statistics } from '@waybill/warehouse';

const countedTables = ['package_level_info', 'charge_level_info', 'invoice', 'load', 'account', 'source_row'];

/** Counts what is published. */
export async function readStatistics(
  connection: DuckDBConnection,
  published: number,
  file: string,
  rollups: readonly Rollup[],
): Promise<Statistics> {
  const names = [...countedTables, ...rollups.map(({ name }) => name)];
  const counts = names.map((name) => `select '${name}', count(*) from ${name} ${visible(name, published)}`);
  const tables = await connection.runAndReadAll(counts.join(' union all '));
  const clients = await connection.runAndReadAll(
    `select client_id, sum(no_of_pkgs), min(bill_date), max(bill_date), list_sort(list(distinct currency_code))
     from package_level_info where load_id <= ${published} group by client_id order by client_id`,
  );
  return {
    tables: tables.getRows().map(([name, rows]) => ({ name: String(name), rows: Number(rows) })),
    clients: clients.getRowsJson().map(clientFrom),
    bytes: size(file) + size(`${file}.wal`),
  };
}

const visible = (table: string, published: number): string =>
  table === 'account' ? '' : `where load_id <= ${published}`;

const size = (path: string): number => (existsSync(path) ? statSync(path).size : 0);

function clientFrom([client, packages, first, last, currencies]: readonly unknown[]): ClientStatistics {
  return {
    clientId: Number(client),
    packages: Number(packages),
    firstBillDate: String(first),
    lastBillDate: String(last),
    currencies: Array.isArray(currencies) ? currencies.map(String) : [],
  };
}
