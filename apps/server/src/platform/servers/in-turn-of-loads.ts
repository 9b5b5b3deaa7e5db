import { inTurn, type Settings } from '@waybill/db';
import type { Warehouse } from '@waybill/warehouse';

interface Databases {
  readonly settings: Settings;
  readonly warehouse: Pick<Warehouse, 'catchUp'>;
}

/**
 * Runs a change of the warehouse while no other is going on, on whichever server, and on what those before it have
 * stored: a file that is judged by older rows could be counted twice. Users take turns.
 */
export async function inTurnOfLoads<Result>(
  { settings, warehouse }: Databases,
  work: () => Promise<Result>,
  userId?: number | null,
): Promise<Result> {
  const changed = async () => {
    await warehouse.catchUp();
    return await work();
  };
  return await inTurn(settings, 'loads', changed, userId == null ? undefined : String(userId));
}
