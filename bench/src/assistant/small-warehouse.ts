import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { generateInvoices } from '@waybill/seed-data';
import type { Warehouse } from '@waybill/warehouse';
import { openDuckDbWarehouse } from '@waybill/warehouse-duckdb';

/** The day that counts as today in the questions. */
export const today = '2026-11-21';

/** A small warehouse with made-up invoices, and a copy of it for independent SQL. */
export interface SmallWarehouse {
  readonly warehouse: Warehouse;
  readonly copy: DuckDBConnection;
  close(): Promise<void>;
}

export async function smallWarehouse(): Promise<SmallWarehouse> {
  const folder = await mkdtemp(join(tmpdir(), 'waybill-assistant-'));
  const file = join(folder, 'warehouse.duckdb');
  const filled = await openDuckDbWarehouse({ file });
  await generateInvoices({ warehouse: filled, profile: 'tiny', seed: 7, today });
  await filled.close();
  const copied = join(folder, 'copy.duckdb');
  await copyFile(file, copied);
  const warehouse = await openDuckDbWarehouse({ file });
  const instance = await DuckDBInstance.create(copied, { access_mode: 'READ_ONLY' });
  const copy = await instance.connect();
  return {
    warehouse,
    copy,
    close: async () => {
      copy.closeSync();
      instance.closeSync();
      await warehouse.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
