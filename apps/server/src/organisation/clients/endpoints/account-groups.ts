import { accountGroups } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { accountGroupsOf } from '../client-accounts.ts';
import { requestedClient } from '../requested-client.ts';

export function accountGroupsRoute(app: FastifyInstance, { settings }: Services): void {
  route(app, accountGroups, async ({ params, user }) => {
    const { familyIds } = await requestedClient(settings, user, params.id);
    return accountGroupsOf(settings, familyIds);
  });
}
