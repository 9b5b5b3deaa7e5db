import { clientsShort } from '@waybill/contract';
import { type DateType, factOf, type PageState, spend } from '@waybill/model';
import type { Caller, House } from '@waybill/testkit';

/** All the days that the tests' data has. */
export const allDays = { from: '2020-01-01', to: '2026-11-20' };

/** The Spend page of a client (or of the person's parent client) with its children, every day. */
export async function openSpendPage(caller: Caller, clientId?: number): Promise<PageState> {
  const { body } = await caller.call(clientsShort);
  const client = body.find(({ id, parent }) => (clientId === undefined ? parent : id === clientId)) ?? body[0];
  return {
    analysis: spend,
    fact: factOf(spend),
    clientId: client?.id ?? 0,
    childClientIds: client?.childClients.map(({ id }) => id) ?? [],
    dateType: 'bill_date',
    dates: allDays,
    filters: {},
    trackingNumbers: [],
    whereClauses: [],
  };
}

/** The rows of a page state in SQL written by hand: whose, of which days. */
export function rowsOf({ clientId, childClientIds, dateType, dates }: PageState): string {
  const ids = childClientIds.length > 0 ? childClientIds : [clientId];
  return `client_id in (${ids.join(', ')}) and ${dateType} between '${dates.from}' and '${dates.to}'`;
}

/** Amounts of a fact table in US dollars, as they are stored with its rows. */
export const dollars = (amounts: string): string =>
  amounts.replaceAll(/\b[a-z_]+_(?:amount|discount|amt|others|charges)\b/g, '$&_usd');

export const dateTypes: readonly DateType[] = ['bill_date', 'pickup_date'];

/** The client of the default tenant whose rows have the most currencies. */
export async function clientOfManyCurrencies(house: House): Promise<number> {
  const [row] = await house.sql<{ ID: number }>(
    `select client_id as ID from package_level_info where client_id < 9000
     group by 1 order by count(distinct currency_code) desc, 1 limit 1`,
    { ID: 'integer' },
  );
  return row?.ID ?? 0;
}
