import type { Warehouse, WarehouseOptions } from './warehouse.ts';

/**
 * Opens (or makes) a warehouse file.
 * Throws WarehouseLocked, WarehouseNotWritable, WarehouseNewer or WarehouseCorrupt; the file is then as it was.
 */
export async function openWarehouse(options: WarehouseOptions): Promise<Warehouse> {
  throw new Error(`The warehouse cannot be opened yet: ${options.file}`);
}
