import { permissions } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import { readReference } from '../read-reference.ts';

/** Writes what every installation needs: permissions, carriers, countries, currencies. Repeating it changes nothing. */
export async function seedReferenceSettings(settings: Settings): Promise<void> {
  await settings
    .insertInto('permission')
    .values(permissions.map((name) => ({ name })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await settings
    .insertInto('carrier')
    .values(
      readReference<'carrier_id' | 'name'>('carriers').map(({ carrier_id, name }) => ({
        id: Number(carrier_id),
        name,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await settings
    .insertInto('country')
    .values(readReference<'code' | 'name' | 'default_state'>('countries'))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await settings
    .insertInto('currency')
    .values(readReference<'code' | 'symbol' | 'name'>('currencies'))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
