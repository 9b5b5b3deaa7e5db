import { type ClickHouseClient, ClickHouseLogLevel, createClient } from '@clickhouse/client';
import { type CompiledQuery, clickhouse as dialect, type Parameter, rollups } from '@waybill/query';
import { ClickHouseOnLoopback } from '@waybill/testkit/clickhouse';
import { storedColumns, tableNames } from '@waybill/warehouse';
import type { Answer, TinyWarehouse } from '../../../query/test/tiny-warehouse.ts';
import { factTableDdl, fillRollup, querySettings, rollupDdl } from '../../src/index.ts';

const exactly = {
  ...querySettings,
  output_format_json_quote_decimals: 1,
  output_format_json_quote_64bit_integers: 1,
  output_format_decimal_trailing_zeros: 1,
} as const;

/** The rows of a tiny warehouse in ClickHouse, queried through the official client. */
export class ClickHouseCopy {
  readonly #server: ClickHouseOnLoopback;
  readonly #client: ClickHouseClient;

  private constructor(server: ClickHouseOnLoopback) {
    this.#server = server;
    this.#client = createClient({
      url: server.url,
      clickhouse_settings: exactly,
      request_timeout: 300_000,
      log: { level: ClickHouseLogLevel.OFF },
    });
  }

  static async of(original: TinyWarehouse): Promise<ClickHouseCopy> {
    const copy = new ClickHouseCopy(await ClickHouseOnLoopback.start());
    for (const table of tableNames) {
      await copy.#client.command({ query: factTableDdl(table) });
      const names = storedColumns(table).map(({ name }) => name);
      await copy.#insert(table, await original.rowsOf(`select ${names.join(', ')} from ${table}`));
    }
    await copy.#client.command({
      query: `create table account (account_id Int32, client_id Int32, carrier_id Int32, account_number String,
        account_group Nullable(String), account_division Nullable(String), active Bool) engine = MergeTree order by account_id`,
    });
    await copy.#insert('account', await original.rowsOf('select * from account'));
    for (const rollup of rollups) {
      await copy.#client.command({ query: rollupDdl(rollup) });
      await copy.#client.command({ query: fillRollup(rollup) });
    }
    return copy;
  }

  /** Runs a compiled query; keys are the query's own column names, decimals and large numbers are texts. */
  async run(query: CompiledQuery): Promise<Answer[]> {
    const { sql, parameters } = query.writtenFor(dialect);
    const answer = await this.#client.query({
      query: sql,
      format: 'JSONCompactEachRow',
      query_params: Object.fromEntries(parameters.map((value, index) => [`p${index + 1}`, sendable(value)])),
      use_multipart_params_auto: true,
    });
    const rows = await answer.json<unknown[]>();
    return rows.map((row) => Object.fromEntries(query.columns.map(({ name }, index) => [name, row[index]])));
  }

  async stop(): Promise<void> {
    await this.#client.close();
    await this.#server.stop();
  }

  async #insert(table: string, values: readonly Record<string, unknown>[]): Promise<void> {
    await this.#client.insert({ table, values, format: 'JSONEachRow' });
  }
}

const sendable = (value: Parameter): unknown => (typeof value === 'bigint' ? String(value) : value);
