import { getFiltersforkey } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';

export function getFiltersforkeyRoute(app: FastifyInstance, { settings }: Services): void {
  route(app, getFiltersforkey, async ({ params, user }) => {
    const rows = await settings
      .selectFrom('filter_setting')
      .select('filter_value')
      .where('user_id', '=', user.userId)
      .where('filter_key', '=', params.key)
      .execute();
    return rows.map((row) => row.filter_value);
  });
}
