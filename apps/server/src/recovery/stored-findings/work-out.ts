import { inTurn } from '@waybill/db';
import { sql } from 'kysely';
import { sealerOf } from '../../platform/secrets/sealer.ts';
import { activeAgreements } from '../agreed-prices/active-agreements.ts';
import { rateDays } from '../agreed-prices/rate-days.ts';
import { BilledMonths } from './billed-months.ts';
import { basesOfClients, type ClientRules, rulesOfClients } from './client-rules.ts';
import type { FindingServices } from './finding-services.ts';
import { nextBatch, searchBatch } from './search-years.ts';
import { staleYears } from './stale-years.ts';
import { storeYears } from './stored-months.ts';

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
  const billed = new BilledMonths(services, signal);
  for (let isDone = false; !isDone && !isLeftToLater(); ) {
    isDone = await inTurn(services.settings, 'findings', async () => {
      const waiting = await waitingClients(services, clientIds);
      return await workOutSome(
        services,
        waiting.filter(({ clientId }) => !failures.has(clientId)),
        billed,
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
  billed: BilledMonths,
  failures: Map<number, unknown>,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  const { settings, warehouse } = services;
  await rateAll(services, asked, failures, signal);
  const waiting = asked.filter(({ clientId }) => !failures.has(clientId));
  if (waiting.length === 0) return true;
  const { dataVersion } = warehouse;
  const staleOf = await staleYears(services, waiting, await billed.of(waiting, dataVersion));
  const stale = staleOf.flatMap(([, years]) => years);
  const done = staleOf.filter(([, years]) => years.length === 0).map(([client]) => client);
  const batch = await nextBatch(services, stale);
  const results = await searchBatch(services, batch, dataVersion, signal);
  const changed = await changedSince(services, waiting);
  await confirm(
    services,
    done.filter(({ clientId }) => !changed.has(clientId)),
  );
  const sealer = await sealerOf(services.files);
  await storeYears(
    settings,
    sealer,
    results.filter(({ clientId }) => !changed.has(clientId)),
  );
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

async function confirm({ settings }: FindingServices, clients: readonly WaitingClient[]): Promise<void> {
  if (clients.length === 0) return;
  await settings
    .insertInto('found_client')
    .values(clients.map(({ clientId, basis }) => ({ client_id: clientId, basis })))
    .onConflict((conflict) => conflict.column('client_id').doUpdateSet({ basis: sql`excluded.basis` }))
    .execute();
}
