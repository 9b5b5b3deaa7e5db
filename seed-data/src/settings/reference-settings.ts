import { permissions } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import { readReference } from '../read-reference.ts';

/**
 * Writes what every installation needs: permissions, carriers, countries, currencies. Repeating it changes
 * nothing but default states that an older version did not know.
 *
 * The default state of a country is a code of ISO 3166-2 (names and codes as in iso-codes 4, the package of Debian): that
 * of the division in which the capital lies, for some large countries the one to which most parcels go. Hong Kong, Macao and
 * the territories of the United States have the code that carriers print for them. It is empty for territories that ISO
 * 3166-2 does not divide, and for islands where nobody lives.
 */
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
    .onConflict((conflict) =>
      conflict.column('code').doUpdateSet(({ ref }) => ({ default_state: ref('excluded.default_state') })),
    )
    .execute();
  await settings
    .insertInto('currency')
    .values(readReference<'code' | 'symbol' | 'name'>('currencies'))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
