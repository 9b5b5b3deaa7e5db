import { type AccountInput, accountCalls, type newAccountInput, validateAccountNumbers } from '@waybill/contract';
import type { Transaction } from '@waybill/db';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { readableClients } from '../../../identity/access/readable-clients.ts';
import { readableIds } from '../../../identity/access/readable-ids.ts';
import { resource } from '../../../identity/resources/resource.ts';
import { callSignal } from '../../../platform/http/call-signal.ts';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { fieldProblem } from '../../../platform/tables/field-problem.ts';
import { namedOne, namedOrNull } from '../../../platform/tables/named-json.ts';
import { isCarrierOf } from '../../carriers/carriers-of.ts';
import { refreshAccountMirror } from '../../clients/account-mirror.ts';
import { assertOfClient, assertReadableClient } from '../assert-of-client.ts';
import { checkAccountNumbers } from '../check-account-numbers.ts';

const accounts = resource({
  table: 'account',
  missing: 'There is no such account.',
  deleted: 'The account is deleted.',
  calls: accountCalls,
  isKept: true,
  rows: async (settings, user, { clientId, status = 'all' }) =>
    settings
      .selectFrom('account')
      .innerJoin('client', 'client.id', 'account.client_id')
      .innerJoin('carrier', 'carrier.id', 'account.carrier_id')
      .leftJoin('account_group', 'account_group.id', 'account.account_group_id')
      .leftJoin('account_division', 'account_division.id', 'account_group.account_division_id')
      .select([
        'account.id',
        'account.number',
        'account.name',
        'account.active',
        'account.is_ups_gsr as isUpsGsr',
        'account.is_fedex_express_gsr as isFedexExpressGsr',
        'account.is_fedex_intl_gsr as isFedexIntlGsr',
        'account.currency_code as currencyCode',
        'account.date_order as dateOrder',
        'client.name as clientName',
        'carrier.name as carrierName',
        'account_group.name as groupName',
        'account_division.name as divisionName',
        namedOne('client.id', 'client.name').as('client'),
        namedOne('carrier.id', 'carrier.name').as('carrier'),
        namedOrNull('account_group.id', 'account_group.name').as('group'),
        namedOrNull('account_division.id', 'account_division.name').as('division'),
      ])
      .where('account.client_id', 'in', await readableIds(settings, user))
      .$if(clientId !== undefined, (all) => all.where('account.client_id', '=', clientId ?? 0))
      .$if(status !== 'all', (all) => all.where('account.active', '=', status === 'active')),
  shown: (row) => row,
  searched: ['number', 'name', 'clientName', 'carrierName', 'groupName', 'divisionName'],
  nameOf: ({ number }) => number,
  audited: ({ client, carrier, group, ...account }) => {
    const { number, name, active, isUpsGsr, isFedexExpressGsr, isFedexIntlGsr, currencyCode, dateOrder } = account;
    return {
      number,
      name,
      active,
      isUpsGsr,
      isFedexExpressGsr,
      isFedexIntlGsr,
      currencyCode,
      dateOrder,
      client: client.name,
      carrier: carrier.name,
      group: group?.name ?? null,
    };
  },
  checkNew: async (transaction, user, input) => {
    await assertReadableClient(transaction, user, input.clientId);
    await assertNew(transaction, user.tenantId, input);
    await assertGroup(transaction, input, input.clientId);
  },
  check: async (transaction, _user, input, before) => {
    if (before !== undefined) await assertGroup(transaction, input, before.client.id);
  },
  columns: (input) => ({
    name: input.name,
    active: input.active,
    is_ups_gsr: input.isUpsGsr,
    is_fedex_express_gsr: input.isFedexExpressGsr,
    is_fedex_intl_gsr: input.isFedexIntlGsr,
    account_group_id: input.accountGroupId,
    currency_code: input.currencyCode,
    date_order: input.dateOrder,
  }),
  newColumns: ({ clientId, carrierId, number }) => ({ client_id: clientId, carrier_id: carrierId, number }),
  afterwards: ({ settings, warehouse }) => refreshAccountMirror(settings, warehouse),
});

/** The administration of accounts. */
export function accountRoutes(app: FastifyInstance, services: Services): void {
  const { settings, warehouse } = services;
  accounts.serve(app, services);
  route(app, validateAccountNumbers, async ({ body, user, reply }) => {
    const readable = await readableClients(settings, user);
    return checkAccountNumbers(body.accounts, { settings, warehouse, readable, signal: callSignal(reply) });
  });
}

/** Another client may have the same account: each has its own invoices. */
async function assertNew(
  transaction: Transaction,
  tenantId: number,
  { clientId, carrierId, number }: z.output<typeof newAccountInput>,
): Promise<void> {
  const [isCarrier, taken] = await Promise.all([
    isCarrierOf(transaction, tenantId, carrierId),
    transaction
      .selectFrom('account')
      .select('id')
      .where('client_id', '=', clientId)
      .where('carrier_id', '=', carrierId)
      .where('number', '=', number)
      .executeTakeFirst(),
  ]);
  if (!isCarrier) throw fieldProblem('carrierId', 'is not a carrier');
  if (taken !== undefined) throw fieldProblem('number', 'already exists for this client and carrier');
}

async function assertGroup(
  transaction: Transaction,
  { accountGroupId }: AccountInput,
  clientId: number,
): Promise<void> {
  if (accountGroupId === null) return;
  await assertOfClient(transaction, 'account_group', [accountGroupId], clientId, 'accountGroupId');
}
