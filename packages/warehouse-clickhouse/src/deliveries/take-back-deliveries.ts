import type { Change } from '../load/change.ts';
import { replaceSettled, settle } from './settle-deliveries.ts';

/**
 * Forgets the delivery facts of a load; its packages go back to what is known without them. Returns how many changed.
 */
export async function takeBackDeliveries(change: Change, undone: number): Promise<number> {
  const { connection, loading } = change;
  const facts = `select tracking_number from ${connection.database}.delivery_fact where load_id = ${undone} and ${change.seen()}`;
  await settle(change, `p.tracking_number in (${facts})`, { packages: 'stored', brought: [], without: undone });
  const packages = await replaceSettled(change);
  await loading.make('undone', 'load_id Int32');
  await connection.insertRows(loading.of('undone'), [[undone]]);
  for (const table of ['delivery_fact', 'delivery_scope', 'delivery_source'])
    await change.end(table, `load_id in (select load_id from ${loading.of('undone')})`);
  return packages;
}
