import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultTenant, ensureTenant, seedReferenceSettings } from '@waybill/seed-data';
import { type OpenDataDirectory, openDataDirectory } from '@waybill/server';
import { type FreshDatabase, freshDatabase } from '@waybill/testkit';

export const clientId = 1001;

/** What is visible of an invoice, and what the settings know of it. */
export interface Contents {
  readonly invoices: number;
  readonly packages: number;
  readonly net: string;
  readonly netOfCharges: string;
  readonly statuses: readonly string[];
  readonly accounts: readonly string[];
}

/** A data directory with one client and nothing else, as a first start without the demo leaves it. */
export class PreparedDirectory {
  readonly path: string;
  readonly #database: FreshDatabase;

  private constructor(path: string, database: FreshDatabase) {
    this.path = path;
    this.#database = database;
  }

  static async make(): Promise<PreparedDirectory> {
    const path = await mkdtemp(join(tmpdir(), 'waybill-cli-'));
    const directory = new PreparedDirectory(path, await freshDatabase());
    await directory.whileOpen(async (data) => {
      await seedReferenceSettings(data.settings);
      const tenant_id = await ensureTenant(data.settings, defaultTenant);
      const client = { id: clientId, tenant_id, name: 'Shipper', code: 'SHIPPER', parent_client_id: null };
      await data.settings.insertInto('client').values(client).execute();
      await data.markComplete('none');
    });
    return directory;
  }

  /** A directory that a command made. */
  static at(path: string, database: FreshDatabase): PreparedDirectory {
    return new PreparedDirectory(path, database);
  }

  /** What the command needs to find it. */
  get environment(): Record<string, string> {
    const { location } = this.#database;
    return { WAYBILL_DATA: this.path, ...('databaseUrl' in location ? { DATABASE_URL: location.databaseUrl } : {}) };
  }

  /** Opens it in this process. */
  async whileOpen<Result>(work: (data: OpenDataDirectory) => Promise<Result>): Promise<Result> {
    const data = await openDataDirectory({ directory: this.path, databaseUrl: this.environment.DATABASE_URL });
    try {
      return await work(data);
    } finally {
      await data.close();
    }
  }

  /** Everything that loads have stored. */
  async contents(): Promise<Contents> {
    return await this.whileOpen(async ({ settings, warehouse }) => {
      const visible = `where load_id <= ${warehouse.dataVersion}`;
      const [found] = await warehouse.rows<{ INVOICES: number; PACKAGES: number; NET: string; CHARGES: string }>({
        sql: `select (select count(distinct invoice_id)::integer from invoice ${visible}) as INVOICES,
          (select coalesce(sum(no_of_pkgs), 0)::integer from package_level_info ${visible}) as PACKAGES,
          (select coalesce(sum(net_amount), 0)::varchar from package_level_info ${visible}) as NET,
          (select coalesce(sum(net_amount), 0)::varchar from charge_level_info ${visible}) as CHARGES`,
        parameters: [],
        columns: [
          { name: 'INVOICES', type: 'integer' },
          { name: 'PACKAGES', type: 'integer' },
          { name: 'NET', type: 'text' },
          { name: 'CHARGES', type: 'text' },
        ],
      });
      const files = await settings.selectFrom('invoice_file').select('status').orderBy('id').execute();
      const accounts = await settings.selectFrom('account').select('number').orderBy('number').execute();
      return {
        invoices: found?.INVOICES ?? 0,
        packages: found?.PACKAGES ?? 0,
        net: found?.NET ?? '',
        netOfCharges: found?.CHARGES ?? '',
        statuses: files.map(({ status }) => status),
        accounts: accounts.map(({ number }) => number),
      };
    });
  }

  async remove(): Promise<void> {
    await this.#database.drop();
    await rm(this.path, { recursive: true, force: true });
  }
}
