import { accountGroups } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { accountGroupsOf } from '../../clients/client-accounts.ts';
import { requestedClient } from '../../clients/requested-client.ts';
import type { Services } from '../../services.ts';
import { route } from '../route.ts';

export function accountGroupsRoute(app: FastifyInstance, { settings }: Services): void {
  route(app, accountGroups, async ({ params, user }) => {
    const { familyIds } = await requestedClient(settings, user, params.id);
    return accountGroupsOf(settings, familyIds);
  });
}
