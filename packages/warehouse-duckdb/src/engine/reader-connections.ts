import type { DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';

/**
 * The open connections of a pool. Idle ones are reused. A lost one, whose work continues even though it was
 * interrupted, is closed when that work ends.
 */
export class ReaderConnections {
  readonly #instance: DuckDBInstance;
  readonly #size: number;
  readonly #all = new Set<DuckDBConnection>();
  readonly #idle: DuckDBConnection[] = [];
  readonly #emptied = Promise.withResolvers<void>();
  #lost = 0;
  #opening = 0;
  #closed = false;

  constructor(instance: DuckDBInstance, size: number) {
    this.#instance = instance;
    this.#size = size;
  }

  get lost(): number {
    return this.#lost;
  }

  /**
   * How many may be in use. Each lost connection occupies a thread of the process, so at most half of them are
   * replaced.
   */
  get usable(): number {
    return this.#size - Math.max(0, this.#lost - Math.floor(this.#size / 2));
  }

  /** An idle connection, or a new one. */
  async take(): Promise<DuckDBConnection> {
    return this.#idle.pop() ?? (await this.#open());
  }

  /** Keeps a connection for the next borrower; closes it if the pool is closed. */
  putBack(connection: DuckDBConnection): void {
    if (this.#closed) this.#close(connection);
    else this.#idle.push(connection);
  }

  /** Gives up a connection until its work ends. */
  lose(connection: DuckDBConnection, working: Promise<unknown>, onEnded: () => void): void {
    this.#lost += 1;
    const ended = (): void => {
      this.#lost -= 1;
      connection.closeSync();
      onEnded();
    };
    working.then(ended, ended);
    this.#forget(connection);
  }

  /** Resolves when every connection is closed or lost. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const connection of this.#idle.splice(0)) this.#close(connection);
    if (this.#all.size + this.#opening > 0) await this.#emptied.promise;
  }

  async #open(): Promise<DuckDBConnection> {
    this.#opening += 1;
    try {
      const connection = await connectReader(this.#instance);
      this.#all.add(connection);
      return connection;
    } finally {
      this.#opening -= 1;
      this.#tellWhenEmpty();
    }
  }

  #close(connection: DuckDBConnection): void {
    connection.closeSync();
    this.#forget(connection);
  }

  #forget(connection: DuckDBConnection): void {
    this.#all.delete(connection);
    this.#tellWhenEmpty();
  }

  #tellWhenEmpty(): void {
    if (this.#closed && this.#all.size + this.#opening === 0) this.#emptied.resolve();
  }
}

/**
 * The engine computes rows ahead of the reader, and counts only a few bytes for each text: with its default buffer of a
 * megabyte, rows with long texts would take gigabytes.
 */
async function connectReader(instance: DuckDBInstance): Promise<DuckDBConnection> {
  const connection = await instance.connect();
  await connection.run("set streaming_buffer_size = '64KB'");
  return connection;
}
