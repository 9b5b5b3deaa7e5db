import { join } from 'node:path';
import { openWarehouse } from '@waybill/warehouse';
import { fillSmallWorld } from './small-world.ts';

/** Makes the warehouse that every test file gets a copy of; answers its file. */
export async function makeTemplate(directory: string): Promise<string> {
  const file = join(directory, 'template.duckdb');
  const warehouse = await openWarehouse({ file });
  await fillSmallWorld(warehouse);
  await warehouse.close();
  return file;
}
