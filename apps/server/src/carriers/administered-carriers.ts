import type { AdministeredCarrier } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import { firstFreightCarrierId } from '@waybill/model';
import { sql } from 'kysely';
import { notFound } from '../problems.ts';

/** All carriers; the parcel carriers and those that have accounts keep their names. */
export function administeredCarriers(settings: Settings) {
  const accounts = sql<number>`(select count(*)::integer from account where account.carrier_id = carrier.id)`;
  return settings
    .selectFrom('carrier')
    .select([
      'carrier.id',
      'carrier.name',
      accounts.as('accounts'),
      sql<boolean>`carrier.id < ${firstFreightCarrierId} or ${accounts} > 0`.as('fixed'),
    ]);
}

/** @throws ProblemError 404 when there is no such carrier. */
export async function administeredCarrier(settings: Settings, carrierId: number): Promise<AdministeredCarrier> {
  const carrier = await administeredCarriers(settings).where('carrier.id', '=', carrierId).executeTakeFirst();
  if (carrier === undefined) throw notFound('There is no such carrier.');
  return carrier;
}
