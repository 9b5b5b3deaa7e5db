import { inTurn, type Settings } from '@waybill/db';
import type { Warehouse } from '@waybill/warehouse';

interface Databases {
  readonly settings: Settings;
  readonly warehouse: Pick<Warehouse, 'catchUp'>;
}

/**
 * Runs a change of the warehouse after those requested before it, on whichever server, and on what they have stored: a
 * file that is judged by older rows could be counted twice.
 */
export async function inTurnOfLoads<Result>(
  { settings, warehouse }: Databases,
  work: () => Promise<Result>,
): Promise<Result> {
  return await inTurn(settings, 'loads', async () => {
    await warehouse.catchUp();
    return await work();
  });
}
