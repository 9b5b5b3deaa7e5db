import { listUsers } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { tablePage } from '../../../platform/tables/table-page.ts';
import { administeredUsers } from '../administered-user.ts';

export function listUsersRoute(app: FastifyInstance, { settings, clock }: Services): void {
  route(app, listUsers, async ({ user, query }) => {
    const { status } = query;
    const users = (await administeredUsers(settings, user, clock())).$if(status !== 'all', (all) =>
      all.where('user_account.activated', '=', status === 'active'),
    );
    return await tablePage(settings, users, query, { searched: ['login', 'name', 'email'], unique: 'id' });
  });
}
