import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type Column, type ColumnType, dollarColumns, tables } from '@waybill/model';
import { type PostgresServer, startPostgres } from '@waybill/testkit/postgres';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { benchFolder } from '../folder.ts';
import { progress } from '../progress.ts';
import { HandWritten } from './hand-written.ts';

const table = 'package_level_info';
const columns: readonly Column[] = [...tables[table], ...dollarColumns(table)];
const names = columns.map(({ name }) => name).join(', ');

const types: Readonly<Record<ColumnType, string>> = {
  integer: 'integer',
  bigint: 'bigint',
  text: 'text',
  date: 'date',
  timestamp: 'timestamp',
  money: 'numeric(18, 2)',
  weight: 'numeric(18, 2)',
  length: 'numeric(18, 2)',
  rate: 'numeric(18, 8)',
};

const indexes = ['client_id, bill_date', 'client_id, pickup_date', 'client_id, tracking_number'];

/** PostgreSQL with the same share of every client's packages, and the indexes that these queries call for. */
export class PostgresSubset {
  readonly #server: PostgresServer;
  readonly #client: pg.Client;

  private constructor(server: PostgresServer, client: pg.Client) {
    this.#server = server;
    this.#client = client;
  }

  static async open(warehouseFile: string, packages: number): Promise<PostgresSubset> {
    const server = await startPostgres();
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    const subset = new PostgresSubset(server, client);
    await subset.#fill(warehouseFile, packages);
    return subset;
  }

  async run(statements: readonly string[]): Promise<void> {
    for (const sql of statements) await this.#client.query(sql);
  }

  async close(): Promise<void> {
    await this.#client.end();
    await this.#server.stop();
  }

  async #fill(warehouseFile: string, packages: number): Promise<void> {
    const file = join(benchFolder, 'subset.csv');
    progress(`Filling PostgreSQL with ${packages.toLocaleString('en-US')} packages`);
    await writeShare(warehouseFile, packages, file);
    const declared = columns.map(({ name, type }) => `${name} ${types[type]}`).join(', ');
    await this.#client.query(`create table ${table} (${declared})`);
    const target = this.#client.query(copyFrom(`copy ${table} (${names}) from stdin (format csv)`));
    await pipeline(createReadStream(file), target);
    await rm(file);
    progress('Indexing PostgreSQL');
    for (const index of indexes) await this.#client.query(`create index on ${table} (${index})`);
    await this.#client.query(`vacuum analyze ${table}`);
  }
}

async function writeShare(warehouseFile: string, packages: number, file: string): Promise<void> {
  const warehouse = await HandWritten.open(warehouseFile);
  const reader = await warehouse.connection.runAndReadAll(`select count(*) from ${table}`);
  const share = packages / Number(reader.getRows()[0]?.[0]);
  await warehouse.connection.run(
    `copy (select ${names} from ${table} where hash(tracking_id) % 1000 < ${Math.ceil(share * 1000)} order by client_id, bill_date)
     to '${file}' (format csv, header false)`,
  );
  warehouse.close();
}
