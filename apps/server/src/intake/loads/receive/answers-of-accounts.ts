import type { ReadingAnswers } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import type { Receiver } from '../../load-requests/load-request.ts';
import { isAmong, type NamedAccount } from '../accounts.ts';

/**
 * What always holds for the files of these accounts, as their client set it: their currency and the order of their dates.
 * Undefined if nothing is set, and where accounts differ.
 */
export async function answersOfAccounts(
  settings: Settings,
  accounts: readonly NamedAccount[],
  { clientId, tenantId, clientIds }: Receiver,
): Promise<Pick<ReadingAnswers, 'currencyCode' | 'dateOrder'> | undefined> {
  if (accounts.length === 0 || clientIds?.length === 0) return undefined;
  const rows = await settings
    .selectFrom('account')
    .innerJoin('client', 'client.id', 'account.client_id')
    .select(['account.currency_code as currencyCode', 'account.date_order as dateOrder'])
    .where(isAmong(accounts))
    .$if(clientId !== undefined, (query) => query.where('client.id', '=', clientId ?? 0))
    .$if(tenantId !== undefined, (query) => query.where('client.tenant_id', '=', tenantId ?? 0))
    .$if(clientIds !== undefined, (query) => query.where('client.id', 'in', clientIds ?? []))
    .execute();
  const currencies = new Set(rows.map(({ currencyCode }) => currencyCode));
  const orders = new Set(rows.map(({ dateOrder }) => dateOrder));
  const currencyCode = onlyOf(currencies);
  const dateOrder = onlyOf(orders);
  return currencyCode === undefined && dateOrder === undefined ? undefined : { currencyCode, dateOrder };
}

function onlyOf<Value>(values: ReadonlySet<Value | null>): Value | undefined {
  const [only] = values;
  return values.size === 1 ? (only ?? undefined) : undefined;
}
