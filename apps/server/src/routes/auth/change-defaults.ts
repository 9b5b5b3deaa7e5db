import { changeDefaults } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { changesBetween } from '../../audit/changes-between.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { badRequest } from '../../problems.ts';
import type { Services } from '../../services.ts';
import { route } from '../route.ts';

export function changeDefaultsRoute(app: FastifyInstance, { settings, clock }: Services): void {
  route(app, changeDefaults, async ({ body, user }) => {
    if (body.username.toLowerCase() !== user.login.toLowerCase()) {
      throw badRequest('You can only change your own landing page.', [{ field: 'username', message: 'is not yours' }]);
    }
    await settings.transaction().execute(async (transaction) => {
      const { before } = await transaction
        .selectFrom('user_account')
        .select('default_landing_page as before')
        .where('id', '=', user.userId)
        .executeTakeFirstOrThrow();
      await transaction
        .updateTable('user_account')
        .set({ default_landing_page: body.landingPage })
        .where('id', '=', user.userId)
        .execute();
      await writeAudit(transaction, user, clock(), {
        action: 'user.landing_page',
        subject: { id: user.userId, name: user.login },
        changes: changesBetween({ defaultLandingPage: before }, { defaultLandingPage: body.landingPage }),
      });
    });
    return { message: 'Your landing page is saved.' };
  });
}
