import { account } from '@waybill/contract';
import { keptUntilWritten } from '@waybill/db';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';

export function accountRoute(app: FastifyInstance, { settings }: Services): void {
  route(app, account, async ({ user }) => {
    const person = await personOf(settings, user.userId);
    return {
      id: person.id,
      firstName: person.first_name,
      lastName: person.last_name,
      login: person.login,
      defaultLandingPage: person.default_landing_page,
      email: { email: person.email },
      activated: person.activated,
      betaFlag: person.beta,
      mustChangePassword: person.must_change_password,
      internal: person.internal,
      chatBotSettings: { chat: person.chat && person.chat_shown, permitted: person.chat },
      roles: [...user.roles],
      permissions: [...user.permissions].sort(),
    };
  });
}

const personOf = keptUntilWritten((settings, userId: number) =>
  settings.selectFrom('user_account').selectAll().where('id', '=', userId).executeTakeFirstOrThrow(),
);
