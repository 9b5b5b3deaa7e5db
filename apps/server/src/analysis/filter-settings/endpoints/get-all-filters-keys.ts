import { getAllFilterskeys } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';

export function getAllFilterskeysRoute(app: FastifyInstance, { settings }: Services): void {
  route(app, getAllFilterskeys, async ({ user }) => {
    const rows = await settings
      .selectFrom('filter_setting')
      .select('filter_key')
      .where('user_id', '=', user.userId)
      .orderBy('filter_key')
      .execute();
    return rows.map((row) => row.filter_key);
  });
}
