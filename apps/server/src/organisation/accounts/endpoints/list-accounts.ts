import { listAccounts } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { tablePage } from '../../../platform/tables/table-page.ts';
import { administeredAccounts } from '../administered-accounts.ts';

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
