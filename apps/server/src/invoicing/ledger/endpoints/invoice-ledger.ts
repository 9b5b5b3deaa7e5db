import { getAccountStatement, getInvoiceLedger, getLedgerInvoices, ledgerWeeks } from '@waybill/contract';
import { addDays, addMonths, type CalendarDay, type DateRange, dayOf, startOfWeek } from '@waybill/model';
import { scopeTo, scopeToAll } from '@waybill/query';
import type { FastifyInstance } from 'fastify';
import { readableClients } from '../../../identity/access/readable-clients.ts';
import { route } from '../../../platform/http/route.ts';
import type { SignedInUser } from '../../../platform/http/signed-in-user.ts';
import type { Services } from '../../../platform/services.ts';
import { accountStatement } from '../account-statement.ts';
import { accountsOf } from '../accounts-of-ledger.ts';
import { readLedger } from '../read-ledger.ts';

interface AskedClients {
  readonly clientId?: number | undefined;
  readonly childClientIdsCSV?: string | undefined;
}

/** Which invoices have arrived, by account and week, and what they come to by account and month. */
export function invoiceLedgerRoutes(app: FastifyInstance, services: Services): void {
  const { settings, warehouse, clock } = services;

  const askedLedger = async (user: SignedInUser, query: AskedClients, days?: DateRange) => {
    const clients = await readableClients(settings, user);
    const names = new Map(clients.map(({ id, name }) => [id, name]));
    const asksForAll = query.clientId === undefined && (query.childClientIdsCSV ?? '') === '';
    const scope = asksForAll
      ? scopeToAll(clients, warehouse.dataVersion)
      : scopeTo(query, clients, warehouse.dataVersion);
    const today = dayOf(clock());
    const ledger = await readLedger(services, {
      tenantId: user.tenantId,
      internal: user.internal,
      scope,
      readableIds: new Set(names.keys()),
      today,
      lastDay: await lastDayShown(services, scope.clientIds, today),
      ...(days === undefined ? {} : { days }),
    });
    return { ledger, names, today };
  };

  route(app, getAccountStatement, async ({ user, query: { month, ...query } }) => {
    const from = `${month}-01`;
    const days = { from, to: addDays(addMonths(from, 1), -1) };
    const { ledger, names, today } = await askedLedger(user, query, days);
    const statement = await accountStatement(settings, ledger, { days, today });
    return {
      ...statement,
      rows: statement.rows.map((row) => ({ ...row, clientName: names.get(row.clientId) ?? '' })),
    };
  });

  route(app, getInvoiceLedger, async ({ user, query }) => {
    const { ledger, names, today } = await askedLedger(user, query);
    const accounts = await accountsOf(settings, ledger, today);
    return {
      weeks: [...ledger.weeks],
      accounts: accounts.map((account) => ({ ...account, clientName: names.get(account.clientId) ?? '' })),
    };
  });

  route(app, getLedgerInvoices, async ({ user, query: { clientId, carrierName, accountNumber, week } }) => {
    const clients = await readableClients(settings, user);
    const today = dayOf(clock());
    const { entries } = await readLedger(services, {
      tenantId: user.tenantId,
      internal: user.internal,
      scope: scopeTo({ childClientIdsCSV: String(clientId) }, clients, warehouse.dataVersion),
      readableIds: new Set(clients.map(({ id }) => id)),
      today,
      lastDay: week ?? (await lastDayShown(services, [clientId], today)),
      accountNumber,
    });
    const wanted = entries.filter(
      (entry) =>
        entry.carrierName === carrierName && (week === undefined || startOfWeek(entry.billDate) === startOfWeek(week)),
    );
    return {
      invoices: wanted.map(
        ({ clientId: _client, carrierName: _carrier, accountNumber: _account, ...invoice }) => invoice,
      ),
    };
  });
}

/** Today or, where all invoices of these clients are older than the ledger’s weeks, the bill date of the newest. */
async function lastDayShown(
  { warehouse }: Pick<Services, 'warehouse'>,
  clientIds: readonly number[],
  today: CalendarDay,
): Promise<CalendarDay> {
  const loads = await warehouse.lastLoads(warehouse.dataVersion);
  const billDates = loads.filter(({ clientId }) => clientIds.includes(clientId)).map((load) => load.newestBillDate);
  const newest = billDates.toSorted().at(-1);
  const firstWeek = addDays(startOfWeek(today), (1 - ledgerWeeks) * 7);
  return newest === undefined || newest >= firstWeek ? today : newest;
}
