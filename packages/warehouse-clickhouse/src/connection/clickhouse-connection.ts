import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type ClickHouseClient, ClickHouseError, ClickHouseLogLevel, createClient } from '@clickhouse/client';
import type { Parameter } from '@waybill/query';
import { QueryFailed, QueryTooLarge, WarehouseCorrupt, WarehouseError, WarehouseUnreachable } from '@waybill/warehouse';
import { answerSettings, exactNumbers, querySettings } from '../engine/settings.ts';
import type { ClickHouseAddress } from './clickhouse-address.ts';

/** Statements that copy or work out many rows take their time. */
const longest = 3_600_000;

/** A database on a ClickHouse server. */
export class ClickHouseConnection {
  /** For people: without the password. */
  readonly name: string;
  readonly database: string;
  readonly #client: ClickHouseClient;

  constructor(address: ClickHouseAddress, within: Pick<ClickHouseAddress, 'database'> = address) {
    const { url, username, password } = address;
    this.name = `${within.database} on ${new URL(url).host}`;
    this.database = within.database;
    this.#client = createClient({
      url,
      username,
      password,
      database: within.database,
      clickhouse_settings: { ...querySettings, ...exactNumbers },
      request_timeout: longest,
      log: { level: ClickHouseLogLevel.OFF },
    });
  }

  /** Runs a statement that answers no rows. */
  async command(query: string): Promise<void> {
    await this.#guarded(() => this.#client.command({ query }));
  }

  /** Rows of a statement, as lists of values; exact numbers are texts. */
  async rows(query: string, parameters: readonly Parameter[] = []): Promise<unknown[][]> {
    return await this.#guarded(async () => {
      const answer = await this.#client.query({
        query,
        format: 'JSONCompactEachRow',
        query_params: named(parameters),
      });
      return await answer.json<unknown[]>();
    });
  }

  /** Rows of a question as lines of JSON, some at a time, in the order of the statement. Aborting ends it on the server. */
  async *jsonLines(query: string, parameters: readonly Parameter[], signal: AbortSignal): AsyncGenerator<string[]> {
    try {
      const answer = await this.#client.query({
        query,
        format: 'JSONEachRow',
        query_params: named(parameters),
        clickhouse_settings: answerSettings,
        abort_signal: signal,
        use_multipart_params_auto: true,
      });
      for await (const rows of answer.stream()) yield rows.map(({ text }) => text);
    } catch (error) {
      throw error instanceof WarehouseError ? error : clickHouseError(error, this.name);
    }
  }

  /** Adds rows to a table, their values in the order of its columns. */
  async insertRows(table: string, values: readonly (readonly unknown[])[]): Promise<void> {
    await this.#guarded(() => this.#client.insert({ table, values, format: 'JSONCompactEachRow' }));
  }

  /** Writes the rows of a statement as a Parquet file. */
  async writeParquet(query: string, file: string): Promise<void> {
    await this.#guarded(async () => {
      const { stream } = await this.#client.exec({ query: `${query} format Parquet` });
      await pipeline(stream, createWriteStream(file));
    });
  }

  /** Adds the rows of a Parquet file to a table. */
  async insertParquet(table: string, values: Readable): Promise<void> {
    await this.#guarded(() => this.#client.insert({ table, values, format: 'Parquet' }));
  }

  async close(): Promise<void> {
    await this.#client.close();
  }

  async #guarded<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      throw clickHouseError(error, this.name);
    }
  }
}

/** Codes of the server for a user or password that it does not know, and for rights that a user lacks. */
const refusals: ReadonlySet<string> = new Set(['192', '194', '497', '516']);
const noDatabase = '81';
const tooMuchMemory = '241';
const sendable = (value: Parameter): unknown => (typeof value === 'bigint' ? String(value) : value);
const named = (parameters: readonly Parameter[]): Record<string, unknown> =>
  Object.fromEntries(parameters.map((value, index) => [`p${index + 1}`, sendable(value)]));

/** For a database that is not there, or has no tables yet. */
export const notPrepared = (name: string): WarehouseCorrupt =>
  new WarehouseCorrupt(`The database ${name} is not prepared. Run waybill warehouse prepare first.`);

function clickHouseError(error: unknown, name: string): Error {
  const cause = { cause: error };
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof ClickHouseError) {
    if (error.code === noDatabase) return notPrepared(name);
    if (error.code === tooMuchMemory)
      return new QueryTooLarge('The query needs more memory than it is allowed.', cause);
    return refusals.has(error.code)
      ? new WarehouseUnreachable(`The server refuses the user for ${name}: ${message}`, cause)
      : new QueryFailed(message, cause);
  }
  return isOfNetwork(error)
    ? new WarehouseUnreachable(`The server for ${name} does not answer: ${message}`, cause)
    : new QueryFailed(message, cause);
}

/** Node's errors of connections have codes such as ECONNREFUSED. */
function isOfNetwork(error: unknown): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && /^E[A-Z]/.test(error.code);
}
