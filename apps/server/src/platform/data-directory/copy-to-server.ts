import { copyWarehouse } from '@waybill/warehouse';
import { type ClickHouseAddress, openClickHouseCopy } from '@waybill/warehouse-clickhouse';
import { openDuckDbCopySource } from '@waybill/warehouse-duckdb';

/**
 * Copies a warehouse file into an empty ClickHouse database and compares the two.
 * @param folder where rows are kept meanwhile
 * @throws WarehouseError
 */
export async function copyToServer(address: ClickHouseAddress, file: string, folder: string): Promise<void> {
  const source = await openDuckDbCopySource({ file });
  try {
    const target = await openClickHouseCopy(address);
    try {
      await copyWarehouse(source, target, folder, () => undefined);
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

/** Removes a copy that was just made. */
export async function removeCopy(address: ClickHouseAddress): Promise<void> {
  const copy = await openClickHouseCopy(address);
  try {
    await copy.removeUnfinished?.();
  } finally {
    await copy.close();
  }
}
