import { accountDivisions } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { accountDivisionsOf } from '../client-accounts.ts';
import { requestedClient } from '../requested-client.ts';

export function accountDivisionsRoute(app: FastifyInstance, { settings }: Services): void {
  route(app, accountDivisions, async ({ params, user }) => {
    const { familyIds } = await requestedClient(settings, user, params.id);
    return accountDivisionsOf(settings, familyIds);
  });
}
