import { getAllFiltersinfo } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services.ts';
import { route } from '../route.ts';

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
