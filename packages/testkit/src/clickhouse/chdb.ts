/** The part of the library chdb that the endpoint uses. It is not installed with the product: it has 566 MB. */
export interface Chdb {
  readonly Session: new (folder: string, options?: { readonly connectionArgs: readonly string[] }) => ChdbSession;
}

/** A connection to the engine inside this process; it runs one statement at a time. */
export interface ChdbSession {
  query(sql: string): unknown;
  queryStreamBind(
    sql: string,
    parameters: Readonly<Record<string, string | null>>,
    options: { readonly format: string; readonly signal?: AbortSignal },
  ): AsyncIterable<ChdbChunk>;
  queryBindAsync(
    sql: string,
    parameters: Readonly<Record<string, string | null>>,
    options: { readonly format: string },
  ): Promise<ChdbResult>;
  insert(order: {
    readonly table: string;
    readonly values: Buffer;
    readonly format: string;
    readonly settings: Readonly<Record<string, string>>;
  }): Promise<unknown>;
  close(): void;
}

interface ChdbChunk {
  raw(): Uint8Array;
}

interface ChdbResult {
  bytes(): Uint8Array;
}

/** Where `npm run test:clickhouse` has installed the library. */
const entryVariable = 'WAYBILL_TEST_CHDB';

/** Loads the library. @throws Error when the tests were not started by `npm run test:clickhouse`. */
export async function loadChdb(): Promise<Chdb> {
  const entry = process.env[entryVariable];
  if (entry === undefined) throw new Error('Run these tests with npm run test:clickhouse, which installs chdb.');
  return await import(entry);
}
