import { type LoadDescription, type LoadSummary, type LocalFile, Warehouse } from '@waybill/warehouse';
import type { DuckDbEngine } from './duckdb-engine.ts';
import type { BulkFill } from './load/bulk-load.ts';

/** A warehouse on a DuckDB file. */
export class DuckDbWarehouse extends Warehouse<DuckDbEngine> {
  override get localFile(): LocalFile {
    return this.engine.localFile;
  }

  /** A load whose rows are produced by SQL within its transaction; verified and published like any other. */
  async bulkLoad(description: LoadDescription, fill: BulkFill): Promise<LoadSummary> {
    return await this.engine.writer.bulkLoad(description, fill);
  }
}
