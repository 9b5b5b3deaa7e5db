import type { Arrivals } from '@waybill/contract';
import { dayOf } from '@waybill/model';
import { scopeTo } from '@waybill/query';
import { readableClients } from '../../identity/access/readable-clients.ts';
import type { ClientReader } from '../../platform/http/signed-in-user.ts';
import type { Services } from '../../platform/services.ts';
import { lateAccounts } from '../rhythm/billed-accounts.ts';
import { readFetches } from './fetches-of-locations.ts';
import { waitingFiles } from './waiting-files.ts';

export type ArrivalsContext = Pick<Services, 'settings' | 'warehouse' | 'clock'>;

/** For whom arrivals are read. */
type ArrivalsReader = ClientReader & { readonly maySearchInvoices: boolean };

/** What there is to say where nothing is looked into. */
export const nothing: Arrivals = { fetches: [], waiting: [], missing: [] };

/** What came from locations of the reader's clients, what of it waits, and what is missing by the rhythm of the accounts. */
export async function readArrivals(
  { settings, warehouse, clock }: ArrivalsContext,
  reader: ArrivalsReader,
  { locationIds, mostFetches }: { readonly locationIds: readonly number[]; readonly mostFetches: number },
): Promise<Arrivals> {
  const readable = await readableClients(settings, reader);
  const names = new Map(readable.map(({ id, name }) => [id, name]));
  const locations = await settings
    .selectFrom('ftp_location')
    .select(['id', 'client_id'])
    .where('id', 'in', locationIds)
    .where('client_id', 'in', [...names.keys()])
    .execute();
  const ids = locationIds.filter((id) => locations.some((location) => location.id === id));
  const owners = new Set(locations.map(({ client_id }) => client_id));
  const clientIds = readable.flatMap(({ id, childIds }) => (owners.has(id) ? [id, ...childIds] : []));
  if (clientIds.length === 0) return nothing;
  const csv = [...new Set(clientIds)].filter((id) => names.has(id)).join(',');
  const scope = scopeTo({ childClientIdsCSV: csv }, readable, warehouse.dataVersion);
  const [fetches, waiting, late] = await Promise.all([
    readFetches(settings, ids, mostFetches),
    waitingFiles(settings, reader, { locationIds: ids, clientIds: scope.clientIds }),
    reader.maySearchInvoices ? lateAccounts({ settings, warehouse }, scope, dayOf(clock())) : null,
  ]);
  const missing =
    late?.map(({ clientId, ...account }) => ({ ...account, clientName: names.get(clientId) ?? '' })) ?? null;
  return { fetches, waiting, missing };
}

/** The last arrivals of locations of whichever tenants, for the operator of this machine. */
export async function arrivalsOfAll(context: ArrivalsContext, locationIds: readonly number[]): Promise<Arrivals> {
  if (locationIds.length === 0) return nothing;
  const tenants = await context.settings
    .selectFrom('ftp_location')
    .innerJoin('client', 'client.id', 'ftp_location.client_id')
    .select('client.tenant_id as tenantId')
    .distinct()
    .where('ftp_location.id', 'in', locationIds)
    .execute();
  const each = await Promise.all(
    tenants.map(({ tenantId }) => {
      const operator = { userId: 0, tenantId, internal: true, onlyClients: null, maySearchInvoices: true };
      return readArrivals(context, operator, { locationIds, mostFetches: 1 });
    }),
  );
  return {
    fetches: each.flatMap(({ fetches }) => fetches),
    waiting: each.flatMap(({ waiting }) => waiting),
    missing: each.flatMap(({ missing }) => missing ?? []),
  };
}
