import type { Settings } from '@waybill/db';
import { dayOf } from '@waybill/model';
import { scopeToAll } from '@waybill/query';
import { type LateAccount, lateAccounts } from '../../intake/rhythm/billed-accounts.ts';
import { notify } from '../../live/notifications/notify.ts';
import { readersOf } from '../../live/notifications/readers-of-clients.ts';
import { textsFor } from '../../platform/mail/texts-for.ts';
import type { Services } from '../../platform/services.ts';

type LedgerServices = Pick<Services, 'settings' | 'warehouse' | 'clock' | 'mailer' | 'publicUrl'>;

/**
 * Tells the users who may search invoices of the clients concerned which accounts' next invoices are late: each by a
 * notification and all together by one mail, once for each expected invoice.
 */
export async function tellOfLateInvoices(services: LedgerServices): Promise<void> {
  const tenants = await services.settings.selectFrom('tenant').select('id').orderBy('id').execute();
  for (const { id } of tenants) {
    const toldOf = new Map<number, LateAccount[]>();
    for (const account of await lateAccountsOf(services, id)) {
      for (const userId of await tell(services.settings, account)) {
        toldOf.set(userId, [...(toldOf.get(userId) ?? []), account]);
      }
    }
    await allOf([...toldOf].map(([userId, accounts]) => mailOf(services, userId, accounts)));
  }
}

/** A mail that cannot be sent does not hold up others. */
async function allOf(mails: readonly Promise<void>[]): Promise<void> {
  const failed = (await Promise.allSettled(mails)).find((mail) => mail.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}

async function lateAccountsOf(
  { settings, warehouse, clock }: LedgerServices,
  tenantId: number,
): Promise<readonly LateAccount[]> {
  const clients = await settings.selectFrom('client').select('id').where('tenant_id', '=', tenantId).execute();
  if (clients.length === 0) return [];
  const readable = clients.map(({ id }) => ({ id, childIds: [] }));
  return await lateAccounts({ settings, warehouse }, scopeToAll(readable, warehouse.dataVersion), dayOf(clock()));
}

/** Returns the users who had not been notified yet. */
async function tell(
  settings: Settings,
  { clientId, carrierName, accountNumber, expectedOn }: LateAccount,
): Promise<number[]> {
  const readers = await withPermission(settings, await readersOf(settings, [clientId]));
  return await notify(settings, readers, {
    kind: 'invoice_late',
    values: { carrier: carrierName, account: accountNumber, day: expectedOn },
    link: `/invoiceLedger?client=${clientId}`,
    onlyOnce: `late ${clientId} ${carrierName} ${accountNumber} ${expectedOn}`,
  });
}

async function withPermission(settings: Settings, userIds: readonly number[]): Promise<number[]> {
  if (userIds.length === 0) return [];
  const users = await settings
    .selectFrom('user_role')
    .innerJoin('role_permission', 'role_permission.role_id', 'user_role.role_id')
    .select('user_role.user_id as id')
    .distinct()
    .where('user_role.user_id', 'in', userIds)
    .where('role_permission.permission', '=', 'INVOICE_SEARCH')
    .execute();
  return users.map(({ id }) => id);
}

async function mailOf(
  { settings, mailer, publicUrl }: LedgerServices,
  userId: number,
  accounts: readonly LateAccount[],
): Promise<void> {
  const { email } = await settings
    .selectFrom('user_account')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const { lateInvoices: texts } = await textsFor(settings, userId);
  const lines = [
    texts.opening,
    '',
    ...accounts.map(({ carrierName, accountNumber, expectedOn }) =>
      texts.account(carrierName, accountNumber, expectedOn),
    ),
    '',
    texts.ledger(`${publicUrl()}/invoiceLedger`),
  ];
  await mailer.send({ to: email, subject: texts.subject(accounts.length), text: `${lines.join('\n')}\n` });
}
