import type { AdministeredCarrier } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import { sql } from 'kysely';
import { notFound } from '../../platform/problems.ts';
import { carriersOf } from './carriers-of.ts';

/** The carriers that a tenant sees; those of all tenants and those that have accounts keep their names. */
export function administeredCarriers(settings: Settings, tenantId: number) {
  const accounts = sql<number>`(select count(*)::integer from account join client on client.id = account.client_id
    where account.carrier_id = carrier.id and client.tenant_id = ${tenantId})`;
  return carriersOf(settings, tenantId).select([
    'carrier.id',
    'carrier.name',
    accounts.as('accounts'),
    sql<boolean>`carrier.tenant_id is null or ${accounts} > 0`.as('fixed'),
  ]);
}

/** @throws ProblemError 404 when the tenant sees no such carrier. */
export async function administeredCarrier(
  settings: Settings,
  tenantId: number,
  carrierId: number,
): Promise<AdministeredCarrier> {
  const carrier = await administeredCarriers(settings, tenantId).where('carrier.id', '=', carrierId).executeTakeFirst();
  if (carrier === undefined) throw notFound('There is no such carrier.');
  return carrier;
}
