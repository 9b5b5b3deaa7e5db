import { createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { addAbortSignal, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type ClickHouseClient, ClickHouseError, ClickHouseLogLevel, createClient } from '@clickhouse/client';
import type { Parameter } from '@waybill/query';
import { QueryFailed, WarehouseError, WarehouseUnreachable } from '@waybill/warehouse';
import type { ServerAddress } from './clickhouse-address.ts';
import { clickHouseError } from './clickhouse-error.ts';
import { answerSettings, exactNumbers, querySettings } from './settings.ts';

/** Statements that copy or work out many rows take their time. */
const longest = 3_600_000;

/** How long a server that is asked whether it is there may take, in milliseconds. */
const soon = 5_000;

/** A database on a ClickHouse server. */
export class ClickHouseConnection {
  /** For people: without the password. */
  readonly name: string;
  /** Its name and port. */
  readonly host: string;
  readonly database: string;
  readonly #client: ClickHouseClient;
  /** Has a connection of its own: long statements may use up those of the other. */
  readonly #probe: ClickHouseClient;
  #abandoned = new AbortController();

  constructor(address: ServerAddress, within: Pick<ServerAddress, 'database'> = address) {
    const { url, username, password, authority } = address;
    this.host = new URL(url).host;
    this.name = `${within.database} on ${this.host}`;
    this.database = within.database;
    const signIn = {
      url,
      username,
      password,
      database: within.database,
      ...(authority && { tls: { ca_cert: authority.certificates } }),
      log: { level: ClickHouseLogLevel.OFF },
    };
    this.#client = createClient({
      ...signIn,
      clickhouse_settings: { ...querySettings, ...exactNumbers },
      request_timeout: longest,
    });
    this.#probe = createClient({ ...signIn, request_timeout: soon, max_open_connections: 1 });
  }

  /** Runs a statement that answers no rows. */
  async command(query: string, parameters: readonly Parameter[] = []): Promise<void> {
    const abort_signal = this.#abandoned.signal;
    await this.#guarded(() => this.#client.command({ query, query_params: named(parameters), abort_signal }));
  }

  /**
   * Makes a table of what a statement selects. Its parameters may be long, such as all findings of a client: the library
   * sends them in the body only with queries that answer something, so this one answers no rows.
   */
  async createTableAs(query: string, parameters: readonly Parameter[]): Promise<void> {
    await this.rows(query, parameters);
  }

  /** Rows of a statement, as lists of values; exact numbers are texts. */
  async rows(query: string, parameters: readonly Parameter[] = []): Promise<unknown[][]> {
    return await this.#guarded(async () => {
      const answer = await this.#client.query({
        query,
        format: 'JSONCompactEachRow',
        query_params: named(parameters),
        abort_signal: this.#abandoned.signal,
        use_multipart_params_auto: true,
      });
      return await answer.json<unknown[]>();
    });
  }

  /** Ends everything that waits for an answer of this server with a WarehouseUnreachable, and sends nothing more. */
  abandon(): void {
    this.#abandoned.abort();
  }

  /** Takes back `abandon`. */
  askAgain(): void {
    if (this.#abandoned.signal.aborted) this.#abandoned = new AbortController();
  }

  /** Whether the server answers within five seconds, if only to say that it cannot do more now. */
  async answers(): Promise<boolean> {
    try {
      const answer = await this.#probe.query({ query: 'select 1' });
      await answer.text();
      return true;
    } catch (error) {
      return error instanceof ClickHouseError;
    }
  }

  /** Rows of a question as lines, some at a time, in the order of the statement. Aborting ends it on the server. */
  async *lines(
    query: string,
    parameters: readonly Parameter[],
    format: 'JSONEachRow' | 'TabSeparatedRaw' | 'TabSeparated',
    signal: AbortSignal,
  ): AsyncGenerator<string[]> {
    const abandoned = this.#abandoned.signal;
    try {
      const ended = AbortSignal.any([signal, abandoned]);
      // The client does not look whether it was aborted before, nor once the answer has begun.
      ended.throwIfAborted();
      const answer = await this.#client.query({
        query,
        format,
        query_params: named(parameters),
        clickhouse_settings: answerSettings,
        abort_signal: ended,
        use_multipart_params_auto: true,
      });
      for await (const rows of addAbortSignal(ended, answer.stream())) yield rows.map(({ text }) => text);
    } catch (error) {
      throw this.#errorOf(error, abandoned);
    }
  }

  /** Adds rows to a table, their values in the order of its columns. */
  async insertRows(table: string, values: readonly (readonly unknown[])[]): Promise<void> {
    await this.#guarded(() => this.#client.insert({ table, values, format: 'JSONCompactEachRow' }));
  }

  /** Adds lines of tab-separated values to a table. */
  async insertLines(table: string, lines: readonly string[]): Promise<void> {
    const values = Readable.from(lines.map((line) => `${line}\n`).join(''), { objectMode: false });
    await this.#guarded(() => this.#client.insert({ table, values, format: 'TabSeparated' }));
  }

  /** Writes the rows of a statement as a Parquet file. */
  async writeParquet(
    query: string,
    file: string,
    parameters: readonly Parameter[] = [],
    signal?: AbortSignal,
  ): Promise<void> {
    const ended = AbortSignal.any([...(signal ? [signal] : []), this.#abandoned.signal]);
    await this.#guarded(async () => {
      ended.throwIfAborted();
      const { stream } = await this.#client.exec({
        query: `${query} format Parquet`,
        query_params: named(parameters),
        use_multipart_params_auto: true,
        // Every program that reads Parquet knows this compression.
        clickhouse_settings: { output_format_parquet_compression_method: 'snappy' },
        abort_signal: ended,
      });
      await pipeline(stream, createWriteStream(file), { signal: ended });
      // If the query fails halfway, the server appends the error as text after the rows.
      if (!(await endsAsParquet(file))) throw new QueryFailed('The server did not write the file to its end.');
    });
  }

  /** Adds the rows of a Parquet file to a table. */
  async insertParquet(table: string, columns: readonly string[], values: Readable): Promise<void> {
    const [first = '', ...others] = columns;
    await this.#guarded(() => this.#client.insert({ table, columns: [first, ...others], values, format: 'Parquet' }));
  }

  async close(): Promise<void> {
    await this.#client.close();
    await this.#probe.close();
  }

  async #guarded<Result>(work: () => Promise<Result>): Promise<Result> {
    const abandoned = this.#abandoned.signal;
    try {
      abandoned.throwIfAborted();
      return await work();
    } catch (error) {
      throw this.#errorOf(error, abandoned);
    }
  }

  #errorOf(error: unknown, abandoned: AbortSignal): Error {
    if (error instanceof WarehouseError) return error;
    if (abandoned.aborted) return new WarehouseUnreachable(`The server for ${this.name} has stopped answering.`);
    return clickHouseError(error, this.name);
  }
}

const parquetMark = 'PAR1';

async function endsAsParquet(file: string): Promise<boolean> {
  await using opened = await open(file);
  const { size } = await opened.stat();
  const end = Buffer.alloc(parquetMark.length);
  await opened.read(end, 0, end.length, Math.max(0, size - end.length));
  return end.toString('latin1') === parquetMark;
}

const sendable = (value: Parameter): unknown => (typeof value === 'bigint' ? String(value) : value);
const named = (parameters: readonly Parameter[]): Record<string, unknown> =>
  Object.fromEntries(parameters.map((value, index) => [`p${index + 1}`, sendable(value)]));
