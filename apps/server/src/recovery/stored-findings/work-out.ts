import { inTurn } from '@waybill/db';
import { addDays, type CalendarDay, carrierDays } from '@waybill/model';
import {
  type CompiledQuery,
  compileBilledYears,
  compileCoverage,
  compileFound,
  daysUnderWay,
  type Scope,
  scopeToAll,
} from '@waybill/query';
import { sealerOf } from '../../platform/secrets/sealer.ts';
import type { Services } from '../../platform/services.ts';
import { activeAgreements } from '../agreed-prices/active-agreements.ts';
import { type AgreedPrices, agreedPricesOf } from '../agreed-prices/agreed-differences.ts';
import { rateDays } from '../agreed-prices/rate-days.ts';
import { storedDays } from '../agreed-prices/stored-days.ts';
import { basisOfClient, type ClientRules, digestOf, rulesOfClients } from './client-rules.ts';
import { guaranteedAccounts } from './guaranteed-accounts.ts';
import { type CoverageRow, type FoundRow, type FoundYear, storeYear } from './stored-months.ts';

/** What working out findings needs from the app. */
export type FindingServices = Pick<Services, 'settings' | 'warehouse' | 'files' | 'clock'>;

/** A search reads no more packages than this at once, unless they are of one client. */
const packagesAtOnce = 400_000;
/** A statement has room for so many prices of agreements. */
const agreedAtOnce = 20_000;
const limits = { lane: 'long', timeoutMs: 3_600_000, maxBytes: 2 ** 30 } as const;

interface BilledYear extends Record<string, string | number> {
  readonly client_id: number;
  readonly year: number;
  readonly packages: number;
  readonly last_shipped: CalendarDay;
  readonly fingerprint: string;
}

/** A year to search, with the packages that the search reads. */
interface StaleYear extends FoundYear {
  readonly rules: ClientRules;
  readonly packages: number;
}

interface WaitingClient {
  readonly clientId: number;
  readonly rules: ClientRules;
  readonly basis: string;
}

/** The clients, of these or of all, whose stored findings may not be those of a search that is made now. */
export async function waitingClients(
  services: FindingServices,
  clientIds: readonly number[] | undefined,
): Promise<readonly WaitingClient[]> {
  if (services.warehouse.dataVersion === 0) return [];
  const rules = await rulesOfClients(services, clientIds);
  const stored = await services.settings.selectFrom('found_client').select(['client_id', 'basis']).execute();
  const basisOf = new Map(stored.map(({ client_id: clientId, basis }) => [clientId, basis]));
  return [...rules]
    .map(([clientId, own]) => ({ clientId, rules: own, basis: basisOfClient(services, own) }))
    .filter(({ clientId, basis }) => basisOf.get(clientId) !== basis);
}

/**
 * Rates and searches what has changed of these clients' bills, or of all, until their stored findings are those of a
 * search that is made now. Each year is stored when it is done, the newest first: an interrupted run goes on there. An
 * agreement that cannot be rated holds up its own client only.
 */
export async function workOut(
  services: FindingServices,
  clientIds: readonly number[] | undefined,
  signal?: AbortSignal,
): Promise<void> {
  const failures = new Map<number, unknown>();
  for (let isDone = false; !isDone; ) {
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
  const scope = scopeOf(waiting, dataVersion);
  const billed = Map.groupBy(
    await warehouse.rows<BilledYear>(compileBilledYears({ scope }), { ...limits, ...(signal && { signal }) }),
    (row) => row.client_id,
  );
  const stale: StaleYear[] = [];
  for (const client of waiting) {
    const years = await yearsOf(services, client, billed.get(client.clientId) ?? []);
    const toSearch = await withoutStored(services, client.clientId, years);
    stale.push(...toSearch);
    // What changes meanwhile changes the basis, too.
    if (toSearch.length === 0 && warehouse.dataVersion === dataVersion) await confirm(services, client);
  }
  if (stale.length === 0) return warehouse.dataVersion === dataVersion;
  const batch = await nextBatch(services, stale);
  const results = await searchAll(services, batch, dataVersion, signal);
  if (warehouse.dataVersion !== dataVersion) return false;
  const sealer = await sealerOf(services.files);
  for (const { year, ...found } of results) await storeYear(settings, sealer, year, found);
  return false;
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

const scopeOf = (clients: readonly { readonly clientId: number }[], dataVersion: number): Scope =>
  scopeToAll(
    clients.map(({ clientId }) => ({ id: clientId, childIds: [] })),
    dataVersion,
  );

/**
 * The years of a client, the newest first. Rules learn from the year before and look for credits in the year after, and
 * what has not been delivered counts after a time under way.
 */
async function yearsOf(
  services: FindingServices,
  { clientId, rules }: WaitingClient,
  billed: readonly BilledYear[],
): Promise<readonly StaleYear[]> {
  const rated: (readonly [day: CalendarDay, basis: string, version: number])[] = [];
  for (const { id, version } of await activeAgreements(services, [clientId]))
    rated.push(...(await storedDays(services.settings, id)).map(({ day, basis }) => [day, basis, version] as const));
  const overdue = addDays(carrierDays(services.clock()).today, -daysUnderWay);
  return billed
    .map(({ year }) => {
      const read = billed.filter((other) => Math.abs(other.year - year) <= 1);
      const lastShipped =
        read
          .map((each) => each.last_shipped)
          .toSorted()
          .at(-1) ?? overdue;
      const prices = rated.filter(([day]) => day.startsWith(`${year}-`)).toSorted();
      const prints = read.map(({ fingerprint }) => fingerprint);
      return {
        clientId,
        year,
        rules,
        basis: digestOf(rules.digest, prints, [lastShipped, overdue].toSorted()[0], prices),
        packages: read.reduce((sum, { packages }) => sum + packages, 0),
      };
    })
    .toReversed();
}

/** Those whose findings are not stored. Forgets years of which nothing is billed any more. */
async function withoutStored(
  { settings }: FindingServices,
  clientId: number,
  years: readonly StaleYear[],
): Promise<readonly StaleYear[]> {
  const stored = await settings
    .selectFrom('found_year')
    .select(['year', 'basis'])
    .where('client_id', '=', clientId)
    .execute();
  const gone = stored.filter(({ year }) => years.every((each) => each.year !== year)).map(({ year }) => year);
  if (gone.length > 0)
    await settings.deleteFrom('found_year').where('client_id', '=', clientId).where('year', 'in', gone).execute();
  return years.filter(({ year, basis }) => !stored.some((each) => each.year === year && each.basis === basis));
}

async function confirm({ settings }: FindingServices, { clientId, basis }: WaitingClient): Promise<void> {
  await settings
    .insertInto('found_client')
    .values({ client_id: clientId, basis })
    .onConflict((conflict) => conflict.column('client_id').doUpdateSet({ basis }))
    .execute();
}

interface YearWithPrices {
  readonly year: StaleYear;
  readonly agreed: AgreedPrices;
}

const daysOf = (year: number) => ({ from: `${year}-01-01`, to: `${year}-12-31` });

/** Clients of one tenant whose newest year to search is the same, as many as a statement takes. */
async function nextBatch(services: FindingServices, stale: readonly StaleYear[]): Promise<readonly YearWithPrices[]> {
  const newest = Math.max(...stale.map(({ year }) => year));
  const candidates = stale.filter(({ year }) => year === newest);
  const batch: YearWithPrices[] = [];
  let [packages, prices] = [0, 0];
  for (const year of candidates.filter(({ rules }) => rules.tenantId === candidates[0]?.rules.tenantId)) {
    const agreed = await agreedPricesOf(services, [year.clientId], daysOf(newest));
    packages += year.packages;
    prices += agreed.differences.length;
    if (batch.length > 0 && (packages > packagesAtOnce || prices > agreedAtOnce)) break;
    batch.push({ year, agreed });
  }
  return batch;
}

async function searchAll(
  services: FindingServices,
  batch: readonly YearWithPrices[],
  dataVersion: number,
  signal: AbortSignal | undefined,
) {
  const [first] = batch;
  if (first === undefined) return [];
  const { year, rules } = first.year;
  const scope = scopeOf(
    batch.map((each) => each.year),
    dataVersion,
  );
  const context = {
    ...daysOf(year),
    until: daysOf(year + 1).to,
    today: carrierDays(services.clock()).today,
    guaranteed: await guaranteedAccounts(services, scope.clientIds),
    agreed: batch.flatMap(({ agreed }) => agreed.differences),
  };
  const ask = async <Row extends Record<string, string | number | null>>(query: CompiledQuery) =>
    await services.warehouse.rows<Row>(query, { ...limits, ...(signal && { signal }) });
  const found = await ask<FoundRow>(compileFound(context, rules.packs, { scope }));
  const covered = await ask<CoverageRow>(compileCoverage(context, rules.packs, { scope }));
  const foundOf = Map.groupBy(found, (row) => row.client_id);
  const coveredOf = Map.groupBy(covered, (row) => row.client_id);
  return batch.map(({ year: own, agreed }) => ({
    year: own,
    found: agreed.withoutJudged(foundOf.get(own.clientId) ?? []),
    covered: coveredOf.get(own.clientId) ?? [],
  }));
}
