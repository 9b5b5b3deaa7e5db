import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { authenticate } from '@waybill/contract';
import { openSettings, type Settings, type SettingsLocation } from '@waybill/db';
import { demoPassword } from '@waybill/seed-data';
import {
  createMailer,
  currentAsker,
  DirectoryFileStore,
  type FileStore,
  queryWatch,
  type Services,
} from '@waybill/server';
import { createApp } from '@waybill/server/app';
import type { RowValue, RunObserver, Statement, Warehouse } from '@waybill/warehouse';
import { openDuckDbWarehouse } from '@waybill/warehouse-duckdb';
import type { FastifyInstance } from 'fastify';
import { inject } from 'vitest';
import { TestClock } from '../clock.ts';
import { chosenDatabase } from '../postgres/chosen-database.ts';
import { copiedDatabase, type FreshDatabase } from '../postgres/fresh-database.ts';
import { type HouseWarehouse, openCopyOfTemplate } from '../warehouse/clickhouse-template.ts';
import type { HandWritten } from '../warehouse/hand-written.ts';
import { chosenEngine, serversOf, type TestEngine } from '../warehouse/test-engine.ts';
import { Caller } from './caller.ts';
import { familiesOf } from './families.ts';
import { allowOneConnection } from './one-connection.ts';
import { rollupDigests } from './rollup-digests.ts';
import { SecretWatch } from './secret-watch.ts';

type OutputType = Statement['columns'][number]['type'];

interface Parts {
  readonly app: FastifyInstance;
  readonly services: Services;
  readonly database: FreshDatabase;
  readonly engine: TestEngine;
  readonly written: HouseWarehouse['written'];
  readonly directory: string;
  readonly address: string;
  readonly clock: TestClock;
  readonly watch: SecretWatch;
  /** Closes what belongs to this house. */
  readonly close: () => Promise<void>;
}

const secrets = {
  jwtSecret: 'a secret of the tests that is long enough',
  internalToken: 'internal token of the tests',
} as const;

/** What a test may choose about its house. */
export type HouseOptions = Partial<
  Pick<
    Services,
    | 'requestsPerMinute'
    | 'tokenRequestsPerMinute'
    | 'runsJobs'
    | 'keepsFindings'
    | 'sharesSettings'
    | 'pulse'
    | 'mailer'
    | 'webDirectory'
    | 'logger'
    | 'trustedProxies'
    | 'metrics'
    | 'telemetry'
    | 'publicUrl'
    | 'mapEmbedUrl'
    | 'backupDirectory'
    | 'files'
    | 'fetchHosts'
    | 'mailReception'
    | 'webhookHosts'
    | 'origins'
    | 'slowMilliseconds'
    | 'unreadAnswers'
    | 'languageModel'
  >
> & {
  /** What the app is given instead of the warehouse, e.g. one that tells when it is asked. */
  readonly wrap?: (warehouse: Warehouse) => Warehouse;
  /** What its warehouse is on; default: what this run is on. */
  readonly engine?: TestEngine;
  /** After how many milliseconds a statement is logged as slow; default: never. */
  readonly slowQueryMilliseconds?: number;
  /** How the app reaches its settings database, e.g. a connection that can be cut. */
  readonly reach?: (location: SettingsLocation) => Promise<SettingsLocation>;
};

interface WarehouseOptions {
  readonly connections: number;
  readonly asker: typeof currentAsker;
  readonly onRun: RunObserver;
  readonly families: () => Promise<ReadonlyMap<number, number>>;
}

/** What runs on both settings databases runs on PostgreSQL with two threads; the second one adds nothing to look for. */
const threadsOfWarehouse = (): number => (chosenDatabase() === 'postgres' ? 2 : 1);

/** A copy of the warehouse of this run. */
async function openWarehouse(
  engine: TestEngine,
  directory: string,
  { families, ...options }: WarehouseOptions,
): Promise<HouseWarehouse> {
  const servers = inject('clickHouseUrls').slice(0, serversOf(engine));
  if (servers.length > 0) return await openCopyOfTemplate(servers, { ...options, families });
  const file = join(directory, 'waybill.duckdb');
  await copyFile(inject('warehouseTemplate'), file);
  return {
    warehouse: await openDuckDbWarehouse({ file, threads: threadsOfWarehouse(), ...options }),
    written: async (sql) => sql,
    drop: async () => undefined,
  };
}

/** The whole product on databases of its own, listening on the loopback address, with the demo's people and data. */
export class House {
  readonly #parts: Parts;
  readonly #tokens = new Map<string, Promise<string>>();
  /** Makes calls without a token. */
  readonly anyone: Caller;

  private constructor(parts: Parts) {
    this.#parts = parts;
    this.anyone = new Caller(parts.address);
  }

  static async open({
    wrap,
    reach,
    engine = chosenEngine(),
    slowQueryMilliseconds,
    ...options
  }: HouseOptions = {}): Promise<House> {
    const clock = new TestClock();
    const template = inject('warehouseTemplate');
    const directory = await mkdtemp(join(dirname(template), 'house-'));
    const watch = new SecretWatch(Object.values(secrets));
    const { onRun, onStatement } = queryWatch(
      options.logger ?? watch.logger,
      slowQueryMilliseconds ?? Number.POSITIVE_INFINITY,
    );
    const database = await copiedDatabase();
    const settings = await openSettings((await reach?.(database.location)) ?? database.location, onStatement);
    allowOneConnection(settings);
    const { warehouse, written, drop } = await openWarehouse(engine, directory, {
      connections: 4,
      asker: currentAsker,
      onRun,
      families: () => familiesOf(settings),
    });
    const services: Services = {
      settings,
      warehouse: wrap?.(warehouse) ?? warehouse,
      clock: clock.read,
      mailer: createMailer(undefined, options.files ?? new DirectoryFileStore(directory), 'waybill@localhost.test'),
      ...secrets,
      files: new DirectoryFileStore(directory),
      dataDirectory: directory,
      publicUrl: () => address,
      logger: watch.logger,
      runsJobs: false,
      ...options,
    };
    const app = await createApp(services);
    const address: string = await app.listen({ host: '127.0.0.1', port: 0 });
    const close = async () => {
      await app.close();
      await settings.destroy();
      await warehouse.close();
      await drop();
      await database.drop();
      await rm(directory, { recursive: true, force: true });
    };
    return new House({ app, services, database, engine, written, directory, address, clock, watch, close });
  }

  /**
   * Another server on the settings, warehouse and files of this house, which must share them. Close it first. It has its
   * own connections and its own directory, and shares nothing of this house's memory but the engine. With `files` of its
   * own it does not share the data directory either.
   */
  async beside({ reach, ...options }: Pick<HouseOptions, 'reach' | 'runsJobs' | 'files'> = {}): Promise<House> {
    const { services, database, engine, written, clock, watch, directory } = this.#parts;
    const scratchDirectory = await mkdtemp(join(dirname(directory), 'beside-'));
    const settings = await openSettings((await reach?.(database.location)) ?? database.location);
    allowOneConnection(settings);
    const besides: Services = {
      ...services,
      settings,
      scratchDirectory,
      publicUrl: () => address,
      ...(options.files === undefined ? {} : { dataDirectory: scratchDirectory }),
      ...options,
    };
    const app = await createApp(besides);
    const address: string = await app.listen({ host: '127.0.0.1', port: 0 });
    const close = async () => {
      await app.close();
      await settings.destroy();
      await rm(scratchDirectory, { recursive: true, force: true });
    };
    return new House({ app, services: besides, database, engine, written, directory, address, clock, watch, close });
  }

  get address(): string {
    return this.#parts.address;
  }

  get app(): FastifyInstance {
    return this.#parts.app;
  }

  get settings(): Settings {
    return this.#parts.services.settings;
  }

  get warehouse(): Warehouse {
    return this.#parts.services.warehouse;
  }

  /** What signs the house's tokens and puzzles. */
  get jwtSecret(): string {
    return this.#parts.services.jwtSecret;
  }

  get clock(): TestClock {
    return this.#parts.clock;
  }

  get files(): FileStore {
    return this.#parts.services.files;
  }

  get dataDirectory(): string {
    return this.#parts.directory;
  }

  /** Signs the person in, once for each login, and makes calls as them. */
  async as(login: string, tenant = 'default'): Promise<Caller> {
    const key = `${login}@${tenant}`;
    const token = this.#tokens.get(key) ?? this.signIn(login, tenant);
    this.#tokens.set(key, token);
    return new Caller(this.address, await token);
  }

  /** A fresh token, by name and password; ends the person's other sessions. */
  async signIn(login: string, tenant = 'default'): Promise<string> {
    const { status, body, text } = await this.anyone.call(authenticate, {
      body: { username: login, password: demoPassword, logOffOtherSessions: true },
      headers: { 'tenant-name': tenant },
    });
    if (status !== 200) throw new Error(`${login} cannot sign in: ${text}`);
    return body.id_token;
  }

  /**
   * Answers of SQL written by hand about all that is seen in the house's warehouse; `columns` names the types of the
   * select list, and `$1` is the first of the parameters.
   */
  async sql<Row extends Record<string, RowValue>>(
    sql: string,
    columns: Readonly<Record<keyof Row & string, OutputType>>,
    parameters: HandWritten['parameters'] = [],
  ): Promise<Row[]> {
    const named = Object.entries<OutputType>(columns).map(([name, type]) => ({ name, type }));
    return await this.warehouse.rows<Row>({ ...(await this.#parts.written({ sql, parameters })), columns: named });
  }

  /** What tells whether a row of any rollup has changed: a digest of all rows of each. */
  async rollupDigests(): Promise<Readonly<Record<string, string>>> {
    return await rollupDigests((sql, columns) => this.sql(sql, columns), this.warehouse, this.#parts.engine);
  }

  /** Closes everything. Throws when the log held a password, a token or a secret. */
  async close(): Promise<void> {
    await this.#parts.close();
    this.#parts.watch.assertNone();
  }
}
