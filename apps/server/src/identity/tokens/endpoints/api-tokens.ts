import { apiTokenChoices, createServiceToken, getApiToken, listApiTokens, revokeApiToken } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import { badRequest, notFound } from '../../../platform/problems.ts';
import type { Services } from '../../../platform/services.ts';
import { tablePage } from '../../../platform/tables/table-page.ts';
import { listedTokens } from '../listed-tokens.ts';
import { makeToken } from '../make-token.ts';
import { revokeToken } from '../revoke-token.ts';

/** All API tokens of a tenant, and those that administrators make for services. */
export function apiTokenRoutes(app: FastifyInstance, services: Services): void {
  const { settings, clock } = services;
  route(app, listApiTokens, async ({ user, query }) =>
    tablePage(settings, listedTokens(settings, user.tenantId, clock()), query, {
      searched: ['name', 'login', 'beginning'],
      unique: 'id',
    }),
  );

  route(app, getApiToken, async ({ user, params }) => {
    const tokens = listedTokens(settings, user.tenantId, clock());
    const found = await tokens.where('api_token.id', '=', params.id).executeTakeFirst();
    if (found === undefined) throw notFound('There is no such API token.');
    return found;
  });

  route(app, apiTokenChoices, async ({ user }) => ({ users: await activeUsers(settings, user.tenantId) }));

  route(
    app,
    createServiceToken,
    async ({ user, body: { userId, ...input } }) => {
      const chosen = (await activeUsers(settings, user.tenantId)).find(({ id }) => id === userId);
      if (chosen === undefined) {
        const message = 'There is no such active user.';
        throw badRequest(message, [{ field: 'userId', message }]);
      }
      return makeToken(services, user, { userId, login: chosen.name, kind: 'service' }, input);
    },
    { compress: false },
  );

  route(app, revokeApiToken, async ({ user, params }) => ({
    message: `${await revokeToken(services, user, params.id, 'tenant')} is revoked.`,
  }));
}

const activeUsers = (settings: Settings, tenantId: number) =>
  settings
    .selectFrom('user_account')
    .select(['id', 'login as name'])
    .where('tenant_id', '=', tenantId)
    .where('activated', '=', true)
    .orderBy('login')
    .execute();
