import { type CompiledQuery, rollups } from '@waybill/query';
import { storedColumns, tableNames } from '@waybill/warehouse';
import type { Answer, TinyWarehouse } from '../../../query/test/tiny-warehouse.ts';
import { ClickHouseConnection, factTableDdl, fillRollup, readClickHouseAddress, rollupDdl } from '../../src/index.ts';
import { never } from '../../src/schema/versions.ts';
import { whileGathered } from '../../src/shards/gather.ts';

const accountDdl = `create table account (account_id Int32, client_id Int32, carrier_id Int32, account_number String,
  account_group Nullable(String), account_division Nullable(String), active Bool) engine = MergeTree order by account_id`;

/** The rows of a tiny warehouse on several ClickHouse servers: each client's on one of them. */
export class ShardedCopy {
  readonly #shards: readonly ClickHouseConnection[];

  private constructor(shards: readonly ClickHouseConnection[]) {
    this.#shards = shards;
  }

  static async of(original: TinyWarehouse, urls: readonly string[]): Promise<ShardedCopy> {
    const shards = urls.map(
      (url) => new ClickHouseConnection(readClickHouseAddress(`${url.replace('http:', 'clickhouse:')}/default`)),
    );
    for (const [index, shard] of shards.entries()) {
      const where = `client_id % ${shards.length} = ${index}`;
      for (const table of tableNames) {
        await shard.command(factTableDdl(table));
        const names = storedColumns(table).map(({ name }) => name);
        const rows = await original.rowsOf(`select ${names.join(', ')} from ${table} where ${where}`);
        await insert(shard, table, names, rows);
      }
      await shard.command(accountDdl);
      const accounts = await original.rowsOf('select * from account');
      await insert(shard, 'account', Object.keys(accounts[0] ?? {}), accounts);
      for (const rollup of rollups) {
        await shard.command(rollupDdl(rollup));
        await shard.command(fillRollup(rollup));
      }
    }
    return new ShardedCopy(shards);
  }

  /** Runs a compiled query over all of them; decimals and large numbers are texts. */
  async run(query: CompiledQuery): Promise<Answer[]> {
    const signal = new AbortController().signal;
    const rows = await whileGathered(this.#shards, query.writtenForShards(), signal, (connection, statement) =>
      connection.rows(statement.sql, statement.parameters),
    );
    return rows.map((row) => Object.fromEntries(query.columns.map(({ name }, index) => [name, row[index]])));
  }

  /** How many tables with gathered rows there are. */
  async leftOver(): Promise<number> {
    const counts = await Promise.all(
      this.#shards.map((shard) => shard.rows("select count() from system.tables where startsWith(name, 'gathered_')")),
    );
    return counts.reduce((sum, [row]) => sum + Number(row?.[0]), 0);
  }

  async close(): Promise<void> {
    for (const shard of this.#shards) await shard.close();
  }
}

/** A row is seen from its load on. */
async function insert(
  shard: ClickHouseConnection,
  table: string,
  names: readonly string[],
  rows: readonly Answer[],
): Promise<void> {
  const values = rows.map((row) => [
    ...names.map((name) => row[name]),
    ...('load_id' in row ? [row.load_id, never] : []),
  ]);
  if (values.length > 0) await shard.insertRows(table, values);
}
