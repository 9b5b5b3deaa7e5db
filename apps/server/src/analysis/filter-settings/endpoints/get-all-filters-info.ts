import { getAllFiltersinfo } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';

export function getAllFiltersinfoRoute(app: FastifyInstance, { settings }: Services): void {
  route(app, getAllFiltersinfo, async ({ user }) =>
    settings
      .selectFrom('filter_setting')
      .select(['filter_key', 'filter_value'])
      .where('user_id', '=', user.userId)
      .orderBy('filter_key')
      .execute(),
  );
}
