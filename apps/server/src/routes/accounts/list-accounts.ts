import { listAccounts } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { administeredAccounts } from '../../accounts/administered-accounts.ts';
import { tablePage } from '../../administration/table-page.ts';
import type { Services } from '../../services.ts';
import { route } from '../route.ts';

export function listAccountsRoute(app: FastifyInstance, { settings }: Services): void {
  route(app, listAccounts, async ({ user, query }) => {
    const { clientId, status } = query;
    const accounts = (await administeredAccounts(settings, user))
      .$if(clientId !== undefined, (all) => all.where('account.client_id', '=', clientId ?? 0))
      .$if(status !== 'all', (all) => all.where('account.active', '=', status === 'active'));
    return await tablePage(settings, accounts, query, {
      searched: ['number', 'name', 'clientName', 'carrierName', 'groupName', 'divisionName'],
      unique: 'id',
    });
  });
}
