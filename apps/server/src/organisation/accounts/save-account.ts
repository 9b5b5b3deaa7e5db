import type { AccountInput, AdministeredAccount } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import { changesBetween } from '../../identity/audit/changes-between.ts';
import { writeAudit } from '../../identity/audit/write-audit.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import type { Services } from '../../platform/services.ts';
import { fieldProblem } from '../../platform/tables/field-problem.ts';
import { isCarrierOf } from '../carriers/carriers-of.ts';
import { administeredAccount } from './administered-accounts.ts';
import { assertOfClient, assertReadableClient } from './assert-of-client.ts';
import { changeAccounts } from './change-accounts.ts';

type Context = Pick<Services, 'settings' | 'warehouse' | 'clock'>;

interface NewAccount extends AccountInput {
  readonly clientId: number;
  readonly carrierId: number;
  /** Without padding zeros. */
  readonly number: string;
}

const columnsOf = (input: AccountInput) => ({
  name: input.name,
  active: input.active,
  is_ups_gsr: input.isUpsGsr,
  is_fedex_express_gsr: input.isFedexExpressGsr,
  is_fedex_intl_gsr: input.isFedexIntlGsr,
  account_group_id: input.accountGroupId,
  currency_code: input.currencyCode,
  date_order: input.dateOrder,
});

/** @throws ProblemError 400 for invalid input. */
export async function createAccount(
  context: Context,
  administrator: SignedInUser,
  input: NewAccount,
): Promise<AdministeredAccount> {
  const { settings, clock } = context;
  const { clientId, carrierId, number } = input;
  await assertReadableClient(settings, administrator, clientId);
  await assertNew(settings, administrator.tenantId, input);
  await assertGroup(settings, input, clientId);
  return await changeAccounts(context, async (transaction) => {
    const { id } = await transaction
      .insertInto('account')
      .values({ ...columnsOf(input), client_id: clientId, carrier_id: carrierId, number })
      .returning('id')
      .executeTakeFirstOrThrow();
    const after = await administeredAccount(transaction, administrator, id);
    await writeAudit(transaction, administrator, clock(), {
      action: 'account.create',
      subject: { id, name: after.number },
      changes: changesBetween({}, auditedAccount(after)),
    });
    return after;
  });
}

/** @throws ProblemError 400 for invalid input, 404 for an account that the administrator may not see. */
export async function updateAccount(
  context: Context,
  administrator: SignedInUser,
  accountId: number,
  input: AccountInput,
): Promise<AdministeredAccount> {
  const { settings, clock } = context;
  const before = await administeredAccount(settings, administrator, accountId);
  await assertGroup(settings, input, before.client.id);
  return await changeAccounts(context, async (transaction) => {
    await transaction.updateTable('account').set(columnsOf(input)).where('id', '=', accountId).execute();
    const after = await administeredAccount(transaction, administrator, accountId);
    await writeAudit(transaction, administrator, clock(), {
      action: 'account.update',
      subject: { id: accountId, name: after.number },
      changes: changesBetween(auditedAccount(before), auditedAccount(after)),
    });
    return after;
  });
}

/** Another client may have the same account: each has its own invoices. */
async function assertNew(
  settings: Settings,
  tenantId: number,
  { clientId, carrierId, number }: NewAccount,
): Promise<void> {
  const [isCarrier, taken] = await Promise.all([
    isCarrierOf(settings, tenantId, carrierId),
    settings
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

async function assertGroup(settings: Settings, { accountGroupId }: AccountInput, clientId: number): Promise<void> {
  if (accountGroupId === null) return;
  await assertOfClient(settings, 'account_group', [accountGroupId], clientId, 'accountGroupId');
}

function auditedAccount(account: AdministeredAccount) {
  const { client, carrier, group } = account;
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
}
