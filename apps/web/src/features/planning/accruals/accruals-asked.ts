import { queryOptions } from '@tanstack/react-query';
import { type Accruals, type Client, getAccruals } from '@waybill/contract';
import { addDays, addMonths, dayOf, startOfMonth } from '@waybill/model';
import { call } from '../../../lib/api/call.ts';
import type { TableSearch } from '../../../lib/tables/table-search.ts';

/** Two months end at the last month end: what was shipped late in the first may still be billed. */
const monthsBack = 2;

/** Whose packages, shipped on which days. */
interface Asked {
  readonly clientId: number;
  readonly from: string;
  readonly to: string;
}

type Chosen = Pick<TableSearch, 'client' | 'from' | 'to'>;

/** Whether the address names a client or days, so that the page shows them, empty or not. */
export const isChosen = ({ client, from, to }: Chosen): boolean =>
  [client, from, to].some((each) => each !== undefined);

/** What an address asks for; what it leaves open is the first client, and the two months up to the last month end. */
export function askedBy({ client, from, to }: Chosen, clients: readonly Client[]): Asked {
  const thisMonth = startOfMonth(dayOf(new Date()));
  return {
    clientId: (clients.find(({ id }) => id === client) ?? clients[0])?.id ?? 0,
    from: from ?? addMonths(thisMonth, -monthsBack),
    to: to ?? addDays(thisMonth, -1),
  };
}

/** Where there are packages, at a client that can be chosen: a sub-client’s are its parent’s as well. */
export function placeOf(elsewhere: Accruals['elsewhere'] | undefined, clients: readonly Client[]): Asked | undefined {
  if (elsewhere === null || elsewhere === undefined) return undefined;
  const { clientId } = elsewhere;
  const client =
    clients.find(({ id }) => id === clientId) ??
    clients.find(({ childClients }) => childClients.some(({ id }) => id === clientId));
  return client === undefined ? undefined : { ...elsewhere, clientId: client.id };
}

/** The accruals of a client and days. */
export const accrualsOptions = ({ clientId, from, to }: Asked) =>
  queryOptions({
    queryKey: ['accruals', clientId, from, to],
    queryFn: ({ signal }) => call(getAccruals, { query: { clientId, from, to } }, signal),
  });
