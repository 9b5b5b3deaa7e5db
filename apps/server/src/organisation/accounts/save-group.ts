import type { AccountGroupInput, AdministeredAccountGroup } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import { changesBetween } from '../../identity/audit/changes-between.ts';
import { writeAudit } from '../../identity/audit/write-audit.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import type { Services } from '../../platform/services.ts';
import { administeredGroup } from './administered-groups.ts';
import { assertNameFree, assertOfClient, assertReadableClient } from './assert-of-client.ts';
import { changeAccounts } from './change-accounts.ts';

type Context = Pick<Services, 'settings' | 'warehouse' | 'clock'>;

/** @throws ProblemError 400 for invalid input. */
export async function createGroup(
  context: Context,
  administrator: SignedInUser,
  input: AccountGroupInput & { readonly clientId: number },
): Promise<AdministeredAccountGroup> {
  const { settings, clock } = context;
  await assertReadableClient(settings, administrator, input.clientId);
  await check(settings, input, input.clientId);
  return await changeAccounts(context, async (transaction) => {
    const { id } = await transaction
      .insertInto('account_group')
      .values({ client_id: input.clientId, name: input.name, account_division_id: input.accountDivisionId })
      .returning('id')
      .executeTakeFirstOrThrow();
    await assignAccounts(transaction, id, input.accountIds);
    const after = await administeredGroup(transaction, administrator, id);
    await writeAudit(transaction, administrator, clock(), {
      action: 'account_group.create',
      subject: { id, name: after.name },
      changes: changesBetween({}, auditedGroup(after)),
    });
    return after;
  });
}

/** @throws ProblemError 400 for invalid input, 404 for a group that the administrator may not see. */
export async function updateGroup(
  context: Context,
  administrator: SignedInUser,
  groupId: number,
  input: AccountGroupInput,
): Promise<AdministeredAccountGroup> {
  const { settings, clock } = context;
  const before = await administeredGroup(settings, administrator, groupId);
  await check(settings, input, before.client.id, groupId);
  return await changeAccounts(context, async (transaction) => {
    await transaction
      .updateTable('account_group')
      .set({ name: input.name, account_division_id: input.accountDivisionId })
      .where('id', '=', groupId)
      .execute();
    await assignAccounts(transaction, groupId, input.accountIds);
    const after = await administeredGroup(transaction, administrator, groupId);
    await writeAudit(transaction, administrator, clock(), {
      action: 'account_group.update',
      subject: { id: groupId, name: after.name },
      changes: changesBetween(auditedGroup(before), auditedGroup(after)),
    });
    return after;
  });
}

/** Its accounts stay, without a group. @throws ProblemError 404 for a group that the administrator may not see. */
export async function deleteGroup(context: Context, administrator: SignedInUser, groupId: number): Promise<void> {
  const { settings, clock } = context;
  const before = await administeredGroup(settings, administrator, groupId);
  await changeAccounts(context, async (transaction) => {
    await transaction.deleteFrom('account_group').where('id', '=', groupId).execute();
    await writeAudit(transaction, administrator, clock(), {
      action: 'account_group.delete',
      subject: { id: groupId, name: before.name },
      changes: changesBetween(auditedGroup(before), {}),
    });
  });
}

async function check(
  settings: Settings,
  { name, accountDivisionId, accountIds }: AccountGroupInput,
  clientId: number,
  groupId?: number,
): Promise<void> {
  await assertNameFree(settings, 'account_group', name, clientId, groupId);
  await assertOfClient(settings, 'account', accountIds, clientId, 'accountIds');
  if (accountDivisionId === null) return;
  await assertOfClient(settings, 'account_division', [accountDivisionId], clientId, 'accountDivisionId');
}

async function assignAccounts(settings: Settings, groupId: number, accountIds: readonly number[]): Promise<void> {
  await settings
    .updateTable('account')
    .set({ account_group_id: null })
    .where('account_group_id', '=', groupId)
    .execute();
  if (accountIds.length === 0) return;
  await settings.updateTable('account').set({ account_group_id: groupId }).where('id', 'in', accountIds).execute();
}

function auditedGroup({ name, client, division, accounts }: AdministeredAccountGroup) {
  return {
    name,
    client: client.name,
    division: division?.name ?? null,
    accounts: accounts.map((account) => account.name),
  };
}
