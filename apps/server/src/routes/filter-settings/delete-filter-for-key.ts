import { deleteFilterForKey } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services.ts';
import { route } from '../route.ts';

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
