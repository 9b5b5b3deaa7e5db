import { changeDefaults, landingPageOf, separateApplications } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import type { SignedInUser } from '../../../platform/http/signed-in-user.ts';
import { badRequest } from '../../../platform/problems.ts';
import type { Services } from '../../../platform/services.ts';
import { changesBetween } from '../../audit/changes-between.ts';
import { writeAudit } from '../../audit/write-audit.ts';

export function changeDefaultsRoute(app: FastifyInstance, { settings, clock, applications = {} }: Services): void {
  route(app, changeDefaults, async ({ body, user }) => {
    if (body.username.toLowerCase() !== user.login.toLowerCase()) {
      throw badRequest('You can only change your own landing page.', [
        { field: 'username', message: 'is not your own' },
      ]);
    }
    const landingPage = body.landingPage === null ? null : checkedPage(body.landingPage, user, applications);
    await settings.transaction().execute(async (transaction) => {
      const { before } = await transaction
        .selectFrom('user_account')
        .select('default_landing_page as before')
        .where('id', '=', user.userId)
        .executeTakeFirstOrThrow();
      await transaction
        .updateTable('user_account')
        .set({ default_landing_page: landingPage })
        .where('id', '=', user.userId)
        .execute();
      await writeAudit(transaction, user, clock(), {
        action: 'user.landing_page',
        subject: { id: user.userId, name: user.login },
        changes: changesBetween({ defaultLandingPage: before }, { defaultLandingPage: landingPage }),
      });
    });
    return { message: 'Your landing page is saved.' };
  });
}

/**
 * @throws ProblemError 400 for anything but a page that the user may open, here or in a separate application.
 */
function checkedPage(path: string, user: SignedInUser, applications: NonNullable<Services['applications']>): string {
  const page = landingPageOf(path, user);
  const application = separateApplications.find((name) => page?.startsWith(`/${name}/`));
  if (page !== undefined && (application === undefined || applications[application] !== undefined)) return page;
  throw badRequest('There is no such page, or you do not have access to it.', [
    { field: 'landingPage', message: 'is not a page that this user may open' },
  ]);
}
