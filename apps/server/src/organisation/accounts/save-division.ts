import type { AccountDivisionInput, AdministeredAccountDivision } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import { changesBetween } from '../../identity/audit/changes-between.ts';
import { writeAudit } from '../../identity/audit/write-audit.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import type { Services } from '../../platform/services.ts';
import { administeredDivision } from './administered-divisions.ts';
import { assertNameFree, assertOfClient, assertReadableClient } from './assert-of-client.ts';
import { changeAccounts } from './change-accounts.ts';

type Context = Pick<Services, 'settings' | 'warehouse' | 'clock'>;

/** @throws ProblemError 400 for invalid input. */
export async function createDivision(
  context: Context,
  administrator: SignedInUser,
  input: AccountDivisionInput & { readonly clientId: number },
): Promise<AdministeredAccountDivision> {
  const { settings, clock } = context;
  await assertReadableClient(settings, administrator, input.clientId);
  await check(settings, input, input.clientId);
  return await changeAccounts(context, async (transaction) => {
    const { id } = await transaction
      .insertInto('account_division')
      .values({ client_id: input.clientId, name: input.name })
      .returning('id')
      .executeTakeFirstOrThrow();
    await assignGroups(transaction, id, input.accountGroupIds);
    const after = await administeredDivision(transaction, administrator, id);
    await writeAudit(transaction, administrator, clock(), {
      action: 'account_division.create',
      subject: { id, name: after.name },
      changes: changesBetween({}, auditedDivision(after)),
    });
    return after;
  });
}

/** @throws ProblemError 400 for invalid input, 404 for a division that the administrator may not see. */
export async function updateDivision(
  context: Context,
  administrator: SignedInUser,
  divisionId: number,
  input: AccountDivisionInput,
): Promise<AdministeredAccountDivision> {
  const { settings, clock } = context;
  const before = await administeredDivision(settings, administrator, divisionId);
  await check(settings, input, before.client.id, divisionId);
  return await changeAccounts(context, async (transaction) => {
    await transaction.updateTable('account_division').set({ name: input.name }).where('id', '=', divisionId).execute();
    await assignGroups(transaction, divisionId, input.accountGroupIds);
    const after = await administeredDivision(transaction, administrator, divisionId);
    await writeAudit(transaction, administrator, clock(), {
      action: 'account_division.update',
      subject: { id: divisionId, name: after.name },
      changes: changesBetween(auditedDivision(before), auditedDivision(after)),
    });
    return after;
  });
}

/** Its groups stay, without a division. @throws ProblemError 404 for a division that the administrator may not see. */
export async function deleteDivision(context: Context, administrator: SignedInUser, divisionId: number): Promise<void> {
  const { settings, clock } = context;
  const before = await administeredDivision(settings, administrator, divisionId);
  await changeAccounts(context, async (transaction) => {
    await transaction.deleteFrom('account_division').where('id', '=', divisionId).execute();
    await writeAudit(transaction, administrator, clock(), {
      action: 'account_division.delete',
      subject: { id: divisionId, name: before.name },
      changes: changesBetween(auditedDivision(before), {}),
    });
  });
}

async function check(
  settings: Settings,
  { name, accountGroupIds }: AccountDivisionInput,
  clientId: number,
  divisionId?: number,
): Promise<void> {
  await assertNameFree(settings, 'account_division', name, clientId, divisionId);
  await assertOfClient(settings, 'account_group', accountGroupIds, clientId, 'accountGroupIds');
}

async function assignGroups(settings: Settings, divisionId: number, groupIds: readonly number[]): Promise<void> {
  await settings
    .updateTable('account_group')
    .set({ account_division_id: null })
    .where('account_division_id', '=', divisionId)
    .execute();
  if (groupIds.length === 0) return;
  await settings
    .updateTable('account_group')
    .set({ account_division_id: divisionId })
    .where('id', 'in', groupIds)
    .execute();
}

function auditedDivision({ name, client, groups }: AdministeredAccountDivision) {
  return { name, client: client.name, groups: groups.map((group) => group.name) };
}
