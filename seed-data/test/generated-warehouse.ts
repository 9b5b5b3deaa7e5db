import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { type DuckDbWarehouse, openDuckDbWarehouse } from '@waybill/warehouse-duckdb';
import { generateInvoices, type InvoicesToGenerate } from '../src/index.ts';

export const today = '2026-11-20';

export type Order = Partial<Omit<InvoicesToGenerate, 'warehouse'>> & {
  /** Default 1: it makes the same rows in less processor time. */
  readonly threads?: number;
  /** Shares even small tables out to all threads, 2,048 rows at a time. Default: 122,880 rows, as DuckDB does. */
  readonly inSmallParts?: boolean;
};

const fileName = 'waybill.duckdb';
const makeFolder = (): string => mkdtempSync(join(tmpdir(), 'waybill-seed-'));

/** A generated warehouse that is read with SQL of the test's own, outside the product. */
export class GeneratedWarehouse {
  readonly #folder: string;
  readonly #instance: DuckDBInstance;
  readonly #connection: DuckDBConnection;

  private constructor(folder: string, instance: DuckDBInstance, connection: DuckDBConnection) {
    this.#folder = folder;
    this.#instance = instance;
    this.#connection = connection;
  }

  static async make(order: Order = {}): Promise<GeneratedWarehouse> {
    return await GeneratedWarehouse.of(await GeneratedWarehouse.bytesOf(order));
  }

  /** The file of a warehouse with these invoices. */
  static async bytesOf({ threads = 1, inSmallParts = false, ...order }: Order): Promise<Buffer> {
    const folder = makeFolder();
    const file = join(folder, fileName);
    const warehouse = await openDuckDbWarehouse({ file, threads, rollups: [] });
    const target = inSmallParts ? withSmallParts(warehouse) : warehouse;
    await generateInvoices({ profile: 'tiny', seed: 1, today, ...order, warehouse: target });
    await warehouse.close();
    const bytes = readFileSync(file);
    rmSync(folder, { recursive: true });
    return bytes;
  }

  /** Opens a copy of such a file. */
  static async of(bytes: Buffer): Promise<GeneratedWarehouse> {
    const folder = makeFolder();
    const file = join(folder, fileName);
    writeFileSync(file, bytes);
    const instance = await DuckDBInstance.create(file, { access_mode: 'READ_ONLY' });
    return new GeneratedWarehouse(folder, instance, await instance.connect());
  }

  /** Rows as objects; numbers that fit are numbers, all else is text. */
  async rows(sql: string): Promise<Record<string, number | string | null>[]> {
    const reader = await this.#connection.runAndReadAll(sql);
    return reader
      .getRowObjectsJson()
      .map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, plain(value)])));
  }

  /** The only value of a query. */
  async value(sql: string): Promise<number | string | null> {
    const [row] = await this.rows(sql);
    return Object.values(row ?? {})[0] ?? null;
  }

  close(): void {
    this.#connection.closeSync();
    this.#instance.closeSync();
    rmSync(this.#folder, { recursive: true });
  }
}

const withSmallParts = (warehouse: DuckDbWarehouse): Pick<DuckDbWarehouse, 'bulkLoad'> => ({
  bulkLoad: (description, fill) =>
    warehouse.bulkLoad(description, async (target) => {
      await target.connection.run('pragma verify_parallelism');
      await fill(target);
    }),
});

function plain(value: unknown): number | string | null {
  if (value === null || value === undefined) return null;
  const text = String(value);
  return text !== '' && Number.isFinite(Number(text)) && text.length < 16 ? Number(text) : text;
}
