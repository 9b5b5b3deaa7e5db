import { createOwnToken, listOwnTokens, revokeOwnToken } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { listedTokens } from '../listed-tokens.ts';
import { makeToken } from '../make-token.ts';
import { revokeToken } from '../revoke-token.ts';

/** The API tokens that users make for themselves. */
export function ownTokenRoutes(app: FastifyInstance, services: Services): void {
  const { settings, clock } = services;
  route(app, listOwnTokens, async ({ user }) =>
    listedTokens(settings, user.tenantId, clock())
      .where('api_token.user_id', '=', user.userId)
      .where('api_token.kind', '=', 'personal')
      .orderBy('api_token.id', 'desc')
      .execute(),
  );

  route(
    app,
    createOwnToken,
    ({ user, body }) => makeToken(services, user, { userId: user.userId, login: user.login, kind: 'personal' }, body),
    { compress: false },
  );

  route(app, revokeOwnToken, async ({ user, params }) => ({
    message: `${await revokeToken(services, user, params.id, 'own')} is revoked.`,
  }));
}
