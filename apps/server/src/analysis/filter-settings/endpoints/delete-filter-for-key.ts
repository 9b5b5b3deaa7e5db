import { deleteFilterForKey } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';

export function deleteFilterForKeyRoute(app: FastifyInstance, { settings }: Services): void {
  route(app, deleteFilterForKey, async ({ params, user }) => {
    await settings
      .deleteFrom('filter_setting')
      .where('user_id', '=', user.userId)
      .where('filter_key', '=', params.key)
      .execute();
    return { message: 'Deleted.' };
  });
}
