import { readFamilies, WriterTurns } from '@waybill/db';
import { type ClickHouseAddress, openClickHouseWarehouse } from '@waybill/warehouse-clickhouse';
import { DataDirectoryError } from './data-directory-error.ts';

/** Which family to move, to which shard, counted from 1. */
export interface FamilyMove {
  readonly address: ClickHouseAddress;
  readonly databaseUrl: string;
  /** Any client of the family. */
  readonly clientId: number;
  readonly shard: number;
}

/** A family that has moved, and the load under which that is published. */
export interface MovedFamily {
  readonly clientIds: readonly number[];
  readonly loadId: number;
  readonly packages: number;
  readonly charges: number;
}

/**
 * Moves a client with its parent and that one's other children to another shard, while servers work. All or nothing; it
 * can be repeated. @throws DataDirectoryError for a client that does not exist, and WarehouseError.
 */
export async function moveFamily({ address, databaseUrl, clientId, shard }: FamilyMove): Promise<MovedFamily> {
  const families = await readFamilies(databaseUrl);
  const family = families.get(clientId);
  if (family === undefined) throw new DataDirectoryError(`There is no client ${clientId}.`);
  const clientIds = [...families].flatMap(([id, of]) => (of === family ? [id] : [])).toSorted((a, b) => a - b);
  const warehouse = await openClickHouseWarehouse({ address, lock: new WriterTurns(databaseUrl) });
  try {
    return { clientIds, ...(await warehouse.moveClients(clientIds, shard)) };
  } finally {
    await warehouse.close();
  }
}
