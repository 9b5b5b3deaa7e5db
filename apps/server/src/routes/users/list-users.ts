import { listUsers } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { tablePage } from '../../administration/table-page.ts';
import type { Services } from '../../services.ts';
import { administeredUsers } from '../../users/administered-user.ts';
import { route } from '../route.ts';

export function listUsersRoute(app: FastifyInstance, { settings, clock }: Services): void {
  route(app, listUsers, async ({ user, query }) => {
    const { status } = query;
    const users = (await administeredUsers(settings, user, clock())).$if(status !== 'all', (all) =>
      all.where('user_account.activated', '=', status === 'active'),
    );
    return await tablePage(settings, users, query, { searched: ['login', 'name', 'email'], unique: 'id' });
  });
}
