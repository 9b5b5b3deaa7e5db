import type { OutsideState, ReportSchedule } from '@waybill/contract';
import type { OutsideAddressTable, Settings, Transaction } from '@waybill/db';
import { addMonths, type CalendarDay, dayOf } from '@waybill/model';
import type { Selectable } from 'kysely';
import { writeAudit } from '../../identity/audit/write-audit.ts';
import { badRequest } from '../../platform/problems.ts';
import { isAtDomain, readMailDomains } from './mail-domains.ts';

export type OutsideAddress = Selectable<OutsideAddressTable>;

/** How long a confirmation counts. */
const monthsConfirmed = 12;

/** Whether an address gets reports on a day, and if not, why. */
export function stateOf(address: OutsideAddress, domains: readonly string[], today: CalendarDay): OutsideState {
  if (!isAtDomain(address.email, domains)) return 'notAllowed';
  if (address.unsubscribed_at !== null) return 'unsubscribed';
  if (address.confirmed_at === null || address.expires_on === null) return 'asked';
  return address.expires_on > today ? 'confirmed' : 'expired';
}

/** The addresses of a schedule, by their names. */
export async function addressesOf(settings: Settings, scheduleId: number): Promise<OutsideAddress[]> {
  return await settings
    .selectFrom('outside_address as address')
    .innerJoin('report_schedule_address as chosen', 'chosen.address_id', 'address.id')
    .selectAll('address')
    .where('chosen.schedule_id', '=', scheduleId)
    .orderBy('address.email')
    .execute();
}

/** The same as their sender sees them. */
export async function presentAddresses(
  settings: Settings,
  tenantId: number,
  scheduleId: number,
  now: Date,
): Promise<ReportSchedule['addresses']> {
  const domains = await readMailDomains(settings, tenantId);
  return (await addressesOf(settings, scheduleId)).map((address) => ({
    email: address.email,
    state: stateOf(address, domains, dayOf(now)),
    expiresOn: address.expires_on,
  }));
}

/** @throws ProblemError 400 for an address at a domain that the tenant's administrators do not allow. */
export async function assertAllowed(settings: Settings, tenantId: number, emails: readonly string[]): Promise<void> {
  if (emails.length === 0) return;
  const domains = await readMailDomains(settings, tenantId);
  if (emails.every((email) => isAtDomain(email, domains))) return;
  const message = 'Your administrators do not allow reports to this domain. Ask them to add it to the settings.';
  throw badRequest(message, [{ field: 'addresses', message }]);
}

/** Stores the addresses of a schedule, replacing the previous ones. */
export async function storeAddresses(
  transaction: Transaction,
  tenantId: number,
  scheduleId: number,
  wanted: readonly string[],
): Promise<void> {
  await transaction.deleteFrom('report_schedule_address').where('schedule_id', '=', scheduleId).execute();
  const emails = [...new Set(wanted.map((email) => email.toLowerCase()))];
  if (emails.length === 0) return;
  await transaction
    .insertInto('outside_address')
    .values(emails.map((email) => ({ tenant_id: tenantId, email })))
    .onConflict((conflict) => conflict.columns(['tenant_id', 'email']).doNothing())
    .execute();
  const stored = await transaction
    .selectFrom('outside_address')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('email', 'in', emails)
    .execute();
  await transaction
    .insertInto('report_schedule_address')
    .values(stored.map(({ id }) => ({ schedule_id: scheduleId, address_id: id })))
    .execute();
}

/** The address of that number, or undefined. */
export async function findAddress(settings: Settings, id: number): Promise<OutsideAddress | undefined> {
  return await settings.selectFrom('outside_address').selectAll().where('id', '=', id).executeTakeFirst();
}

/** What the reader of an address decided by a link: they want reports for a year, or none. Returns false if it is gone. */
export async function decideAddress(
  settings: Settings,
  id: number,
  verb: 'confirm' | 'unsubscribe',
  now: Date,
): Promise<boolean> {
  return await settings.transaction().execute(async (transaction) => {
    const decided =
      verb === 'unsubscribe'
        ? { unsubscribed_at: now }
        : { confirmed_at: now, expires_on: addMonths(dayOf(now), monthsConfirmed), unsubscribed_at: null };
    const changed = await transaction
      .updateTable('outside_address')
      .set(decided)
      .where('id', '=', id)
      .returning(['email', 'tenant_id as tenantId'])
      .executeTakeFirst();
    if (changed === undefined) return false;
    await writeAudit(transaction, { tenantId: changed.tenantId, userId: null }, now, {
      action: `outside_address.${verb}`,
      subject: { id, name: changed.email },
    });
    return true;
  });
}
