import { accountDivisions } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { accountDivisionsOf } from '../../clients/client-accounts.ts';
import { requestedClient } from '../../clients/requested-client.ts';
import type { Services } from '../../services.ts';
import { route } from '../route.ts';

export function accountDivisionsRoute(app: FastifyInstance, { settings }: Services): void {
  route(app, accountDivisions, async ({ params, user }) => {
    const { familyIds } = await requestedClient(settings, user, params.id);
    return accountDivisionsOf(settings, familyIds);
  });
}
