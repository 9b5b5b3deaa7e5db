import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSettings } from '@waybill/db';
import { copiedDatabase, type FreshDatabase } from '@waybill/testkit';
import type { Warehouse } from '@waybill/warehouse';
import { openDuckDbWarehouse } from '@waybill/warehouse-duckdb';
import type { LoadRequest, LoadWork } from '../../../src/intake/load-requests/load-request.ts';
import { type Judgement, judge } from '../../../src/intake/loads/judge/judge.ts';
import { loadInvoiceFile } from '../../../src/intake/loads/load-invoice-file.ts';
import { type ReadFile, receive } from '../../../src/intake/loads/receive/receive.ts';
import { type Stored, store } from '../../../src/intake/loads/store/store.ts';
import type { LoadReport } from '../../../src/intake/received-files/load-report.ts';
import type { NotLoaded } from '../../../src/intake/received-files/not-loaded.ts';
import { DirectoryFileStore } from '../../../src/platform/files/directory-file-store.ts';

const unheard = (): void => undefined;

/** The stages of a load, one by one, on the demo's settings and a warehouse that is empty: without the rest of the product. */
export class Stages {
  readonly work: LoadWork;
  readonly #database: FreshDatabase;
  #files = 0;

  private constructor(work: LoadWork, database: FreshDatabase) {
    this.work = work;
    this.#database = database;
  }

  static async open(): Promise<Stages> {
    const directory = await mkdtemp(join(tmpdir(), 'waybill-stages-'));
    const scratchFolder = join(directory, 'scratch');
    await mkdir(scratchFolder);
    const database = await copiedDatabase();
    const work = {
      settings: await openSettings(database.location),
      warehouse: await openDuckDbWarehouse({ file: join(directory, 'waybill.duckdb'), threads: 1, rollups: [] }),
      files: new DirectoryFileStore(directory),
      clock: () => new Date('2095-01-01T12:00:00Z'),
      dataDirectory: directory,
      scratchFolder,
    };
    return new Stages(work, database);
  }

  async close(): Promise<void> {
    const { settings, warehouse, dataDirectory } = this.work;
    await settings.destroy();
    await warehouse.close();
    await this.#database.drop();
    await rm(dataDirectory, { recursive: true });
  }

  /** A request to load a file of this text. */
  async requestFor(text: string, options: Partial<LoadRequest> = {}): Promise<LoadRequest> {
    this.#files += 1;
    const name = `file-${this.#files}.csv`;
    const path = join(this.work.dataDirectory, name);
    await writeFile(path, text);
    return { path, name, ...options };
  }

  /** Keeps, registers and reads a file. */
  async receive(request: LoadRequest): Promise<ReadFile | NotLoaded> {
    return await receive(this.work, request, unheard);
  }

  async judge(text: string, options: Partial<LoadRequest> = {}): Promise<Judgement> {
    const request = await this.requestFor(text, options);
    return await judge(this.work, request, await this.receive(request));
  }

  /** `warehouse`: what it is stored in, if not simply the warehouse. `signal`: gives the load up once it is judged. */
  async store(
    text: string,
    {
      warehouse = this.work.warehouse,
      signal,
      ...options
    }: Partial<LoadRequest> & { readonly warehouse?: Warehouse } = {},
  ): Promise<Stored> {
    const request = await this.requestFor(text, options);
    const judged = await judge(this.work, request, await this.receive(request));
    return await store({ ...this.work, warehouse }, { ...request, signal }, judged, unheard);
  }

  /** All stages. */
  async load(text: string, options: Partial<LoadRequest> = {}): Promise<LoadReport> {
    return await loadInvoiceFile(this.work, await this.requestFor(text, options));
  }
}
