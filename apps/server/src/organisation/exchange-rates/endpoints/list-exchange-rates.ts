import { listExchangeRates } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { tablePage } from '../../../platform/tables/table-page.ts';
import { ratesOfTenant } from '../rates-of-tenant.ts';

export function listExchangeRatesRoute(app: FastifyInstance, { settings }: Services): void {
  route(app, listExchangeRates, async ({ user, query }) => {
    const { from, to } = query;
    const rates = ratesOfTenant(settings, user.tenantId)
      .select([
        sql<string>`rate_date::text || ' ' || currency_code`.as('id'),
        'currency_code as currencyCode',
        'rate_date as rateDate',
        'usd_rate as usdRate',
        'source',
      ])
      .$if(from !== undefined, (all) => all.where('rate_date', '>=', from ?? ''))
      .$if(to !== undefined, (all) => all.where('rate_date', '<=', to ?? ''));
    return await tablePage(settings, rates, query, { searched: ['currencyCode', 'source'], unique: 'id' });
  });
}
