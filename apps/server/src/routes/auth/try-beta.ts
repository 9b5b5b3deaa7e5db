import { tryBeta } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { forbidden } from '../../problems.ts';
import type { Services } from '../../services.ts';
import { route } from '../route.ts';

export function tryBetaRoute(app: FastifyInstance, { settings }: Services): void {
  route(app, tryBeta, async ({ params, user }) => {
    if (params.userId !== user.userId) throw forbidden('You can only decide for yourself.');
    await settings
      .updateTable('user_account')
      .set({ beta: params.takesPart === '1' })
      .where('id', '=', user.userId)
      .execute();
    return {
      message: params.takesPart === '1' ? 'You take part in the beta.' : 'You no longer take part in the beta.',
    };
  });
}
