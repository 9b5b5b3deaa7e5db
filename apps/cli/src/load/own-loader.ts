import {
  type Config,
  type LoadContext,
  type LoadPreview,
  type LoadProgress,
  type LoadReport,
  loadInvoiceFile,
  type OpenDataDirectory,
  previewInvoiceFile,
  refreshAccountMirror,
  repairInterruptedLoads,
} from '@waybill/server';
import { openOwnData, orDiskFull } from '../open-own-data.ts';
import type { FileToLoad, Loader } from './loader.ts';

/** Loads files into a data directory that nobody else has open. */
export class OwnLoader implements Loader {
  readonly #data: OpenDataDirectory;

  private constructor(data: OpenDataDirectory) {
    this.#data = data;
  }

  static async open(config: Config): Promise<OwnLoader> {
    const data = await openOwnData(config);
    try {
      await repairInterruptedLoads(data.settings, data.warehouse);
      await refreshAccountMirror(data.settings, data.warehouse);
    } catch (error) {
      await data.close();
      throw error;
    }
    return new OwnLoader(data);
  }

  async load(file: FileToLoad, onProgress: (progress: LoadProgress) => void): Promise<LoadReport> {
    const load = loadInvoiceFile(this.#context, file, onProgress);
    onProgress({ step: 'checking', rows: 0, rowsPerSecond: 0 });
    return await orDiskFull(this.#data.paths.directory, load);
  }

  async preview(file: FileToLoad, onProgress: (progress: LoadProgress) => void): Promise<LoadPreview> {
    return await orDiskFull(this.#data.paths.directory, previewInvoiceFile(this.#context, file, onProgress));
  }

  get #context(): LoadContext {
    const { settings, warehouse, files, paths } = this.#data;
    return {
      settings,
      warehouse,
      files,
      clock: () => new Date(),
      dataDirectory: paths.directory,
      scratchDirectory: paths.scratch,
    };
  }

  async close(): Promise<void> {
    await orDiskFull(this.#data.paths.directory, this.#data.close());
  }
}
