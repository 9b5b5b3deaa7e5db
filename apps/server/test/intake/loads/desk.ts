import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type LoadReport, type LoadRequest, loadInvoiceFile } from '@waybill/server';
import type { House } from '@waybill/testkit';

/** What the warehouse holds of an invoice. */
export interface Held {
  readonly packages: number;
  readonly net: string;
  readonly netOfCharges: string;
  readonly amount: string;
  readonly clientId: number;
}

/** The desk at which carrier files are handed in. */
export class Desk {
  readonly #house: House;
  #files = 0;

  constructor(house: House) {
    this.#house = house;
  }

  /** Loads a file with this text. */
  async load(text: string, options: Partial<LoadRequest> = {}): Promise<LoadReport> {
    const { settings, warehouse, files, dataDirectory } = this.#house;
    const path = await this.file(text, options.name);
    return await loadInvoiceFile(
      { settings, warehouse, files, dataDirectory, clock: () => new Date('2095-01-01T12:00:00Z') },
      { path, name: `file-${this.#files}.csv`, ...options },
    );
  }

  /** Writes a file; answers its path. */
  async file(text: string, name = `file-${this.#files + 1}.csv`): Promise<string> {
    this.#files += 1;
    const folder = join(this.#house.dataDirectory, `handed-in-${this.#files}`);
    await mkdir(folder, { recursive: true });
    const path = join(folder, name);
    await writeFile(path, text);
    return path;
  }

  /** What is visible of an invoice; undefined when nothing is. */
  async held(invoiceNumber: string): Promise<Held | undefined> {
    const where = 'where invoice_number = $1 and load_id <= $2';
    const [held] = await this.#house.sql<{
      PACKAGES: number | null;
      NET: number | null;
      NET_OF_CHARGES: number | null;
      AMOUNT: number | null;
      CLIENT_ID: number | null;
    }>(
      `select
        (select sum(no_of_pkgs) from package_level_info ${where}),
        (select sum(net_amount) from package_level_info ${where}),
        (select sum(net_amount) from charge_level_info ${where}),
        (select sum(amount) from invoice ${where}),
        (select max(client_id) from package_level_info ${where})`,
      { PACKAGES: 'integer', NET: 'money', NET_OF_CHARGES: 'money', AMOUNT: 'money', CLIENT_ID: 'integer' },
      [invoiceNumber, this.#house.warehouse.dataVersion],
    );
    if (!held || held.NET === null) return undefined;
    return {
      packages: held.PACKAGES ?? 0,
      net: held.NET.toFixed(2),
      netOfCharges: held.NET_OF_CHARGES?.toFixed(2) ?? '',
      amount: held.AMOUNT?.toFixed(2) ?? '',
      clientId: held.CLIENT_ID ?? 0,
    };
  }

  /** The states of all files that were handed in under a name. */
  async statuses(name: string): Promise<string[]> {
    const files = await this.#house.settings
      .selectFrom('invoice_file')
      .select('status')
      .where('name', '=', name)
      .orderBy('id')
      .execute();
    return files.map(({ status }) => status);
  }
}
