import { mostNamedAccounts, type SynchronisationState } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import { compileDataQuery, scopeToAll } from '@waybill/query';
import type { AccountMirror, Warehouse } from '@waybill/warehouse';
import { sql } from 'kysely';
import type { ReadableClient } from '../../identity/access/readable-clients.ts';
import { isServersOwnTenant } from '../../identity/sign-in/servers-own-tenant.ts';
import { accountsOfSettings } from '../../organisation/clients/account-mirror.ts';
import { ratesOfTenant } from '../../organisation/exchange-rates/rates-of-tenant.ts';
import { queryTimeoutMs } from '../../platform/query-limits.ts';

const digitsOfQuarter = 100_000;

/** Whether the settings database and the warehouse agree about these clients of a tenant. */
export async function synchronisationStateOf(
  tenantId: number,
  clients: readonly ReadableClient[],
  settings: Settings,
  warehouse: Warehouse,
  signal: AbortSignal,
): Promise<SynchronisationState> {
  const nameOf = new Map(clients.map(({ id, name }) => [id, name]));
  const [wanted, state, isHouse, rates] = await Promise.all([
    accountsOfSettings(settings),
    warehouse.state(),
    isServersOwnTenant(settings, tenantId),
    clients.length === 0 ? [] : ratesOf(tenantId, clients, settings, warehouse, signal),
  ]);
  const own = ({ clientId }: AccountMirror) => nameOf.has(clientId);
  const waiting = state.waiting.filter((each) => nameOf.has(Math.floor(each.billDatePartition / digitsOfQuarter)));
  return {
    accounts: comparedAccounts(wanted.filter(own), state.accounts.filter(own), nameOf),
    rates,
    wholeWarehouse: isHouse ? { publishedLoad: warehouse.dataVersion, committedLoad: state.committedLoad } : null,
    waiting: { quarters: waiting.length, rows: waiting.reduce((sum, { rows }) => sum + rows, 0) },
  };
}

function comparedAccounts(
  wanted: readonly AccountMirror[],
  held: readonly AccountMirror[],
  nameOf: ReadonlyMap<number, string>,
): SynchronisationState['accounts'] {
  const wantedIds = new Set(wanted.map(({ accountId }) => accountId));
  const heldOf = new Map(held.map((account) => [account.accountId, account]));
  const named = (account: AccountMirror, difference: 'only_settings' | 'only_warehouse' | 'different') => ({
    id: account.accountId,
    number: account.accountNumber,
    clientName: nameOf.get(account.clientId) ?? '',
    difference,
  });
  const differing = [
    ...wanted.flatMap((account) => {
      const copy = heldOf.get(account.accountId);
      if (copy === undefined) return [named(account, 'only_settings')];
      return isSame(account, copy) ? [] : [named(account, 'different')];
    }),
    ...held.filter(({ accountId }) => !wantedIds.has(accountId)).map((account) => named(account, 'only_warehouse')),
  ];
  return {
    inSettings: wanted.length,
    inWarehouse: held.length,
    differing: differing.length,
    named: differing.slice(0, mostNamedAccounts),
  };
}

const isSame = (one: AccountMirror, other: AccountMirror): boolean =>
  one.clientId === other.clientId &&
  one.carrierId === other.carrierId &&
  one.accountNumber === other.accountNumber &&
  one.accountGroup === other.accountGroup &&
  one.accountDivision === other.accountDivision &&
  one.active === other.active;

async function ratesOf(
  tenantId: number,
  clients: readonly ReadableClient[],
  settings: Settings,
  warehouse: Warehouse,
  signal: AbortSignal,
): Promise<SynchronisationState['rates']> {
  const compiled = compileDataQuery(
    {
      selectColumnNames: ['currency_code', 'max(bill_date) as last_bill_date'],
      fromTableNames: ['package_level_info'],
      whereClauseDetails: ["currency_code <> 'USD'"],
      groupByDetails: ['currency_code'],
      orderByDetails: ['currency_code'],
    },
    { scope: scopeToAll(clients, warehouse.dataVersion), rollups: warehouse.rollups },
  );
  const [billed, rates] = await Promise.all([
    warehouse.rows<{ CURRENCY_CODE: string; LAST_BILL_DATE: string }>(compiled, { signal, timeoutMs: queryTimeoutMs }),
    ratesOfTenant(settings, tenantId)
      .select(['currency_code', sql<string>`max(rate_date)::text`.as('lastRateDate')])
      .groupBy('currency_code')
      .execute(),
  ]);
  const lastRateOf = new Map(rates.map((rate) => [rate.currency_code, rate.lastRateDate]));
  return billed.map(({ CURRENCY_CODE, LAST_BILL_DATE }) => ({
    currencyCode: CURRENCY_CODE,
    lastBillDate: LAST_BILL_DATE,
    lastRateDate: lastRateOf.get(CURRENCY_CODE) ?? null,
  }));
}
