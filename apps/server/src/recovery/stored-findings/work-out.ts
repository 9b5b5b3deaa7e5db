import { inTurn } from '@waybill/db';
import { compileBilledMonths } from '@waybill/query';
import { sealerOf } from '../../platform/secrets/sealer.ts';
import { activeAgreements } from '../agreed-prices/active-agreements.ts';
import { rateDays } from '../agreed-prices/rate-days.ts';
import { basesOfClients, type ClientRules, rulesOfClients } from './client-rules.ts';
import type { FindingServices } from './finding-services.ts';
import { limitsOfSearch, nextBatch, scopeOfSearch, searchBatch } from './search-years.ts';
import { type BilledPart, type StaleYear, staleYears } from './stale-years.ts';
import { storeYear } from './stored-months.ts';

interface WaitingClient {
  readonly clientId: number;
  readonly rules: ClientRules;
  readonly basis: string;
}

/** When to stop before all is worked out. */
interface Until {
  readonly signal?: AbortSignal;
  /** As soon as a later load than this is published: what it concerns is left to another run. */
  readonly load?: number;
}

/** The clients, of these or of all, whose stored findings may not be those of a search that is made now. */
export async function waitingClients(
  services: FindingServices,
  clientIds: readonly number[] | undefined,
): Promise<readonly WaitingClient[]> {
  if (services.warehouse.dataVersion === 0) return [];
  const rules = await rulesOfClients(services, clientIds);
  const basisOf = await basesOfClients(services);
  const stored = await services.settings.selectFrom('found_client').select(['client_id', 'basis']).execute();
  const storedOf = new Map(stored.map(({ client_id: clientId, basis }) => [clientId, basis]));
  return [...rules]
    .map(([clientId, own]) => ({ clientId, rules: own, basis: basisOf(clientId, own) }))
    .filter(({ clientId, basis }) => storedOf.get(clientId) !== basis);
}

/**
 * Rates and searches what has changed of these clients' bills, or of all, until their stored findings are those of a
 * search that is made now. Each year is stored when it is done, the newest first: an interrupted run goes on there. An
 * agreement that cannot be rated holds up its own client only.
 */
export async function workOut(
  services: FindingServices,
  clientIds: readonly number[] | undefined,
  { signal, load }: Until = {},
): Promise<void> {
  const failures = new Map<number, unknown>();
  const isLeftToLater = () => load !== undefined && services.warehouse.dataVersion !== load;
  for (let isDone = false; !isDone && !isLeftToLater(); ) {
    isDone = await inTurn(services.settings, 'findings', async () => {
      const waiting = await waitingClients(services, clientIds);
      return await workOutSome(
        services,
        waiting.filter(({ clientId }) => !failures.has(clientId)),
        failures,
        signal,
      );
    });
    signal?.throwIfAborted();
  }
  for (const failure of failures.values()) throw failure;
}

/** Searches as many years as one turn may. Returns whether nothing is left. */
async function workOutSome(
  services: FindingServices,
  asked: readonly WaitingClient[],
  failures: Map<number, unknown>,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  const { settings, warehouse } = services;
  await rateAll(services, asked, failures, signal);
  const waiting = asked.filter(({ clientId }) => !failures.has(clientId));
  if (waiting.length === 0) return true;
  const { dataVersion } = warehouse;
  const query = compileBilledMonths({ scope: scopeOfSearch(waiting, dataVersion) });
  const rows = await warehouse.rows<BilledPart>(query, { ...limitsOfSearch, ...(signal && { signal }) });
  const billed = Map.groupBy(rows, (row) => row.client_id);
  const stale: StaleYear[] = [];
  const done: WaitingClient[] = [];
  for (const client of waiting) {
    const years = await staleYears(services, client, billed.get(client.clientId) ?? []);
    stale.push(...years);
    if (years.length === 0) done.push(client);
  }
  const batch = await nextBatch(services, stale);
  const results = await searchBatch(services, batch, dataVersion, signal);
  const changed = await changedSince(services, waiting);
  for (const client of done.filter(({ clientId }) => !changed.has(clientId))) await confirm(services, client);
  const sealer = await sealerOf(services.files);
  for (const { year, ...found } of results.filter(({ year: { clientId } }) => !changed.has(clientId)))
    await storeYear(settings, sealer, year, found);
  return stale.length === 0 && changed.size === 0;
}

/** The clients of which something has changed meanwhile: what was found of them may be of before. */
async function changedSince(
  services: FindingServices,
  clients: readonly WaitingClient[],
): Promise<ReadonlySet<number>> {
  const basisOf = await basesOfClients(services);
  const changed = clients.filter(({ clientId, rules, basis }) => basisOf(clientId, rules) !== basis);
  return new Set(changed.map(({ clientId }) => clientId));
}

async function rateAll(
  services: FindingServices,
  clients: readonly WaitingClient[],
  failures: Map<number, unknown>,
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  for (const active of await activeAgreements(
    services,
    clients.map(({ clientId }) => clientId),
  )) {
    await rateDays(services, active, signal).catch((error: unknown) => failures.set(active.clientId, error));
    signal.throwIfAborted();
  }
}

async function confirm({ settings }: FindingServices, { clientId, basis }: WaitingClient): Promise<void> {
  await settings
    .insertInto('found_client')
    .values({ client_id: clientId, basis })
    .onConflict((conflict) => conflict.column('client_id').doUpdateSet({ basis }))
    .execute();
}
