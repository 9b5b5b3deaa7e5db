import { stampInvoices } from '../billing/stamp-invoices.ts';
import { dayOf } from '../clock.ts';
import type { Services } from '../services.ts';

const monthsStamped = [4, 3, 2];

/** Bills the demo's clients for some months, as its administrator would: the newest invoices are left to be stamped. */
export async function seedBilling(
  services: Pick<Services, 'settings' | 'warehouse' | 'clock'>,
  tenantId: number,
): Promise<void> {
  const { settings, clock } = services;
  const { id: userId } = await settings
    .selectFrom('user_account')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('login', '=', 'admin')
    .executeTakeFirstOrThrow();
  const clients = await settings
    .selectFrom('client')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('parent_client_id', 'is', null)
    .orderBy('id')
    .execute();
  for (const back of monthsStamped) {
    for (const { id: clientId } of clients) {
      await stampInvoices(services, { userId, tenantId, internal: true }, { clientId, ...monthBefore(clock(), back) });
    }
  }
}

/** The days of the month that was so many months ago. */
function monthBefore(now: Date, back: number): { fromDate: string; toDate: string } {
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1));
  const last = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back + 1, 0));
  return { fromDate: dayOf(first), toDate: dayOf(last) };
}
