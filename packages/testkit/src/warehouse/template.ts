import { join } from 'node:path';
import { generateInvoices } from '@waybill/seed-data';
import { openDuckDbWarehouse } from '@waybill/warehouse-duckdb';
import { today } from '../clock.ts';

const seed = 20_261;

/** Makes the warehouse that every test file gets a copy of; returns its file. */
export async function makeWarehouseTemplate(directory: string): Promise<string> {
  const file = join(directory, 'template.duckdb');
  const warehouse = await openDuckDbWarehouse({ file });
  await generateInvoices({ warehouse, profile: 'tiny', seed, today });
  await warehouse.close();
  return file;
}
