import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';

/** Hand-written SQL on the same file, through the same client library; results are read completely. */
export class HandWritten {
  readonly #instance: DuckDBInstance;
  readonly connection: DuckDBConnection;

  private constructor(instance: DuckDBInstance, connection: DuckDBConnection) {
    this.#instance = instance;
    this.connection = connection;
  }

  static async open(file: string): Promise<HandWritten> {
    const instance = await DuckDBInstance.create(file, { access_mode: 'READ_ONLY' });
    return new HandWritten(instance, await instance.connect());
  }

  async run(statements: readonly string[]): Promise<void> {
    for (const sql of statements) {
      const reader = await this.connection.runAndReadAll(sql);
      reader.getRowsJson();
    }
  }

  close(): void {
    this.connection.closeSync();
    this.#instance.closeSync();
  }
}
