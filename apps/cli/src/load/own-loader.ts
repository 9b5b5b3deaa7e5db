import {
  type Config,
  dataPaths,
  type LoadProgress,
  type LoadReport,
  loadInvoiceFile,
  type OpenDataDirectory,
  openDataDirectory,
  readVersionFile,
  refreshAccountMirror,
  repairInterruptedLoads,
} from '@waybill/server';
import { WarehouseLocked } from '@waybill/warehouse';
import { CannotLoad } from './cannot-load.ts';
import type { FileToLoad, Loader } from './loader.ts';

/** Loads files into a data directory that nobody else has open. */
export class OwnLoader implements Loader {
  readonly #data: OpenDataDirectory;

  private constructor(data: OpenDataDirectory) {
    this.#data = data;
  }

  static async open({ dataDirectory, databaseUrl }: Config): Promise<OwnLoader> {
    const version = await readVersionFile(dataPaths(dataDirectory).version);
    if (version?.firstStart !== 'done') {
      throw new CannotLoad(
        `There is no complete Waybill in ${dataDirectory}. Start it once with npm start, or name another data ` +
          'directory by WAYBILL_DATA.',
      );
    }
    const data = await openDataDirectory({ directory: dataDirectory, databaseUrl }).catch((error: unknown) => {
      if (!(error instanceof WarehouseLocked)) throw error;
      throw new CannotLoad(
        `Another process has ${dataDirectory} open, but no server answers: perhaps one is starting or stopping, or ` +
          'another waybill command runs. Try again when it is done.',
        { cause: error },
      );
    });
    try {
      await repairInterruptedLoads(data.settings, data.warehouse, data.paths.invoices);
      await refreshAccountMirror(data.settings, data.warehouse);
    } catch (error) {
      await data.close();
      throw error;
    }
    return new OwnLoader(data);
  }

  async load(file: FileToLoad, onProgress: (progress: LoadProgress) => void): Promise<LoadReport> {
    const { settings, warehouse, paths } = this.#data;
    const context = { settings, warehouse, dataDirectory: paths.directory };
    return await loadInvoiceFile(context, file, onProgress);
  }

  async close(): Promise<void> {
    await this.#data.close();
  }
}
