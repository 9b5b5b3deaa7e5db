import {
  type Asker,
  type CommittedLoad,
  type Invoice,
  type InvoiceFilter,
  type JsonRows,
  type LastLoad,
  type Occupancy,
  QueryRunner,
  ResultCache,
  type RowValue,
  type RunObserver,
  type RunOptions,
  type Statement,
} from '@waybill/warehouse';
import type { ClickHouseAddress } from './connection/clickhouse-address.ts';
import { ClickHouseConnection } from './connection/clickhouse-connection.ts';
import { answeringOn } from './engine/answering.ts';
import { Slots } from './engine/slots.ts';
import {
  findInvoices,
  readCountedPackages,
  readLastLoads,
  readLoadOf,
  readLoads,
  readSourceRows,
} from './ledger/read-ledger.ts';
import { assertSchema } from './schema/prepare-database.ts';

/** How to read from a ClickHouse server. */
export interface ClickHouseReaderOptions {
  readonly address: ClickHouseAddress;
  /** How many queries run at once; default 8. */
  readonly connections?: number;
  /** Returns the user on whose behalf the current call is made; each gets at most a quarter of the connections. */
  readonly asker?: () => Asker | undefined;
  /** Told of every run of a query. */
  readonly onRun?: RunObserver;
  /** Size limit of the result cache in bytes; default 64 MiB. */
  readonly cacheBytes?: number;
}

const defaultConnections = 8;
const defaultCacheBytes = 64 * 1024 * 1024;

/** Answers the questions of the portal from a ClickHouse database. */
export class ClickHouseReader {
  readonly #connection: ClickHouseConnection;
  readonly #slots: Slots;
  readonly #runner: QueryRunner;

  private constructor(connection: ClickHouseConnection, options: ClickHouseReaderOptions) {
    const { connections = defaultConnections, cacheBytes = defaultCacheBytes } = options;
    this.#connection = connection;
    this.#slots = new Slots(connections);
    this.#runner = new QueryRunner(answeringOn(connection, this.#slots), {
      cache: new ResultCache(cacheBytes),
      asker: options.asker ?? (() => undefined),
      observe: options.onRun ?? (() => undefined),
    });
  }

  /** @throws WarehouseUnreachable, or WarehouseCorrupt when the database is not prepared. */
  static async open(options: ClickHouseReaderOptions): Promise<ClickHouseReader> {
    const connection = new ClickHouseConnection(options.address);
    try {
      await assertSchema(connection);
      return new ClickHouseReader(connection, options);
    } catch (error) {
      await connection.close();
      throw error;
    }
  }

  /** Runs a query for the wire. Equal queries on equal data share one run and a bounded cache. */
  async run(query: Statement, options?: RunOptions): Promise<JsonRows> {
    return await this.#runner.run(query, options);
  }

  /** Runs a query for the server's own use: few rows, as objects by the query's column names. */
  async rows<Row extends Record<string, RowValue>>(query: Statement, options?: RunOptions): Promise<Row[]> {
    return await this.#runner.rows<Row>(query, options);
  }

  /** The published invoices that a filter names, by the load that brought them first. */
  async invoices(published: number, filter: InvoiceFilter = {}): Promise<Invoice[]> {
    return await findInvoices(this.#connection, published, filter);
  }

  /** Fingerprints of an invoice's imported rows with how often each occurs. */
  async sourceRows(published: number, invoiceId: bigint): Promise<Map<string, number>> {
    return await readSourceRows(this.#connection, published, invoiceId);
  }

  /** Tracking numbers of the packages that an invoice counts already. */
  async countedPackages(published: number, invoiceId: bigint): Promise<Set<string>> {
    return await readCountedPackages(this.#connection, published, invoiceId);
  }

  /** The loads up to a published one, in their order. */
  async loads(published: number): Promise<CommittedLoad[]> {
    return await readLoads(this.#connection, published);
  }

  /** The last load of every client that has invoices, up to a published one. */
  async lastLoads(published: number): Promise<LastLoad[]> {
    return await readLastLoads(this.#connection, published);
  }

  /** The number of the newest load that is committed under this source; undefined when there is none. */
  async loadOf(source: string): Promise<number | undefined> {
    return await readLoadOf(this.#connection, source);
  }

  /** Queries at work and in the queue, by lane. */
  get occupancy(): Occupancy {
    return this.#slots.occupancy;
  }

  /** Aborts what runs. */
  async close(): Promise<void> {
    this.#slots.close();
    await this.#connection.close();
  }
}
