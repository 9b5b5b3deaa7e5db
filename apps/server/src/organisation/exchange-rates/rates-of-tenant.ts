import type { Settings } from '@waybill/db';
import { sql } from 'kysely';

/** The rates that convert a tenant's invoices: its own, and the shared rates where it has none. */
export function ratesOfTenant(settings: Settings, tenantId: number) {
  return settings.selectFrom('exchange_rate').where(
    sql<boolean>`(exchange_rate.tenant_id = ${tenantId} or (exchange_rate.tenant_id is null and not exists (
      select from exchange_rate own where own.tenant_id = ${tenantId}
        and own.currency_code = exchange_rate.currency_code and own.rate_date = exchange_rate.rate_date)))`,
  );
}
