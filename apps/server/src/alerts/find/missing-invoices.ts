import type { AlertEvent } from '@waybill/contract';
import { addDays, expectationOf } from '@waybill/model';
import { billedAccountKey } from '../../intake/rhythm/billed-accounts.ts';
import { accountsOf } from '../../invoicing/ledger/accounts-of-ledger.ts';
import { readLedger } from '../../invoicing/ledger/read-ledger.ts';
import { type AlertQuestion, type FindServices, type Found, newestFirst, withoutFigure } from './alert-question.ts';

/** The invoices that were expected and did not come, or came late, as far back as the ledger knows an account's rhythm. */
export async function missingInvoices(services: FindServices, question: AlertQuestion): Promise<Found> {
  const { owner, scope, clients, clientId, today } = question;
  const ledger = await readLedger(services, {
    tenantId: owner.tenantId,
    internal: owner.internal,
    scope,
    readableIds: new Set(clients.map(({ id }) => id)),
    today,
  });
  const accounts = await accountsOf(services.settings, ledger, today);
  const events = accounts.flatMap((account): AlertEvent[] => {
    if (account.punctuality === 'silent') return [];
    const billDates = ledger.billDates.get(billedAccountKey(account)) ?? [];
    const { missed, rhythm } = expectationOf(billDates, today);
    if (rhythm === undefined) return [];
    const all = new Set(missed);
    return missed
      .filter((day) => !all.has(addDays(day, -rhythm.usualDays)))
      .map((day) => {
        const before = billDates.filter((each) => each < day).at(-1) ?? day;
        const next = billDates.find((each) => each >= day);
        return {
          ...withoutFigure,
          key: `invoice ${account.clientId} ${account.carrierName} ${account.accountNumber} after ${before}`,
          kind: 'missingInvoice',
          from: day,
          to: next ?? today,
          amount: null,
          count: null,
          name: `${account.carrierName} ${account.accountNumber}`,
          over: next !== undefined,
          page: `/invoiceLedger?client=${clientId}`,
          rows: null,
        };
      });
  });
  return { events: events.toSorted(newestFirst), weeks: [], unit: null, isTooShort: accounts.length === 0 };
}
