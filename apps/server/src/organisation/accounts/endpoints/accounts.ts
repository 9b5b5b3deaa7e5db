import { createAccount, getAccount, listAccounts, updateAccount, validateAccountNumbers } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { readableClients } from '../../../identity/access/readable-clients.ts';
import { callSignal } from '../../../platform/http/call-signal.ts';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { tablePage } from '../../../platform/tables/table-page.ts';
import { administeredAccount, administeredAccounts } from '../administered-accounts.ts';
import { checkAccountNumbers } from '../check-account-numbers.ts';
import { createAccount as create, updateAccount as update } from '../save-account.ts';

/** The administration of accounts. */
export function accountRoutes(app: FastifyInstance, services: Services): void {
  const { settings, warehouse } = services;
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

  route(app, getAccount, ({ user, params }) => administeredAccount(settings, user, params.id));

  route(app, createAccount, ({ user, body }) => create(services, user, body));

  route(app, updateAccount, ({ user, params, body }) => update(services, user, params.id, body));

  route(app, validateAccountNumbers, async ({ body, user, reply }) => {
    const readable = await readableClients(settings, user);
    return checkAccountNumbers(body.accounts, { settings, warehouse, readable, signal: callSignal(reply) });
  });
}
