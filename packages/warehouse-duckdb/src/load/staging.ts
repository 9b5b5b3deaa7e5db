import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { StagedRows, stagedColumns } from '@waybill/warehouse';
import { StageFile } from './stage-file.ts';

/** The rows of a load before they are stored: four files in a folder of their own. */
export class Staging extends StagedRows<StageFile> {
  readonly #folder: string;

  private constructor(folder: string) {
    super({
      invoices: new StageFile(join(folder, 'invoice'), stagedColumns.invoices),
      packages: new StageFile(join(folder, 'package'), stagedColumns.packages),
      charges: new StageFile(join(folder, 'charge'), stagedColumns.charges),
      sourceRows: new StageFile(join(folder, 'source-row'), stagedColumns.sourceRows),
    });
    this.#folder = folder;
  }

  /** Makes the files in a new folder inside `parent`. */
  static async create(parent: string): Promise<Staging> {
    return new Staging(await mkdtemp(join(parent, 'load-')));
  }

  async remove(): Promise<void> {
    await Promise.allSettled(this.tables.map((file) => file.destroy()));
    await rm(this.#folder, { recursive: true, force: true });
  }
}
