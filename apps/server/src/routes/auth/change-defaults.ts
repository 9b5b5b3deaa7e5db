import { changeDefaults } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { badRequest } from '../../problems.ts';
import type { Services } from '../../services.ts';
import { route } from '../route.ts';

export function changeDefaultsRoute(app: FastifyInstance, { settings }: Services): void {
  route(app, changeDefaults, async ({ body, user }) => {
    if (body.username.toLowerCase() !== user.login.toLowerCase()) {
      throw badRequest('You can only change your own landing page.', [{ field: 'username', message: 'is not yours' }]);
    }
    await settings
      .updateTable('user_account')
      .set({ default_landing_page: body.landingPage })
      .where('id', '=', user.userId)
      .execute();
    return { message: 'Your landing page is saved.' };
  });
}
