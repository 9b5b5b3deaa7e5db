import { addDays, type CalendarDay, carrierDays } from '@waybill/model';
import { daysUnderWay } from '@waybill/query';
import { activeAgreements } from '../agreed-prices/active-agreements.ts';
import { storedDays } from '../agreed-prices/stored-days.ts';
import { type ClientRules, digestOf } from './client-rules.ts';
import type { FindingServices } from './finding-services.ts';
import { monthsReadFor } from './read-years.ts';
import type { FoundYear } from './stored-months.ts';

/** A part of what was billed to a client in a month of invoice dates. */
export interface BilledPart extends Record<string, string | number> {
  readonly client_id: number;
  /** The first day of the month. */
  readonly month: CalendarDay;
  readonly part: 'packages' | 'charges' | 'credits';
  readonly billed_rows: number;
  readonly last_shipped: CalendarDay;
  readonly fingerprint: string;
}

/** A year to search, with the packages that the search reads. */
export interface StaleYear extends FoundYear {
  readonly rules: ClientRules;
  readonly packages: number;
}

interface RatedClient {
  readonly clientId: number;
  readonly rules: ClientRules;
}

/**
 * The years of clients whose findings are not stored as a search finds them now, the newest first. Forgets years of
 * which nothing is billed any more.
 */
export async function staleYears<Client extends RatedClient>(
  services: FindingServices,
  clients: readonly Client[],
  billed: ReadonlyMap<number, readonly BilledPart[]>,
): Promise<readonly (readonly [client: Client, years: readonly StaleYear[]])[]> {
  const { settings } = services;
  const clientIds = clients.map(({ clientId }) => clientId);
  const ratedOf = await ratedDays(services, clientIds);
  const overdue = addDays(carrierDays(services.clock()).today, -daysUnderWay);
  const rows = await settings
    .selectFrom('found_year')
    .select(['client_id as clientId', 'year', 'basis'])
    .where('client_id', 'in', clientIds)
    .execute();
  const storedOf = Map.groupBy(rows, ({ clientId }) => clientId);
  const stale: [Client, readonly StaleYear[]][] = [];
  for (const client of clients) {
    const { clientId } = client;
    const years = yearsOf(client, billed.get(clientId) ?? [], ratedOf.get(clientId) ?? [], overdue);
    const stored = storedOf.get(clientId) ?? [];
    const gone = stored.filter(({ year }) => years.every((each) => each.year !== year)).map(({ year }) => year);
    if (gone.length > 0)
      await settings.deleteFrom('found_year').where('client_id', '=', clientId).where('year', 'in', gone).execute();
    stale.push([
      client,
      years.filter(({ year, basis }) => !stored.some((each) => each.year === year && each.basis === basis)),
    ]);
  }
  return stale;
}

/** A day that has been rated by an agreement, and on what. */
type RatedOn = readonly [day: CalendarDay, basis: string, version: number];

async function ratedDays(services: FindingServices, clientIds: readonly number[]) {
  const rated = new Map<number, RatedOn[]>();
  for (const { id, clientId, version } of await activeAgreements(services, clientIds)) {
    const days = await storedDays(services.settings, id);
    rated.set(clientId, [
      ...(rated.get(clientId) ?? []),
      ...days.map(({ day, basis }): RatedOn => [day, basis, version]),
    ]);
  }
  return rated;
}

/**
 * Rules learn from the year before and from the bills that follow soon, and look for credits in the year after. What
 * has not been delivered counts after a time under way.
 */
function yearsOf(
  { clientId, rules }: RatedClient,
  billed: readonly BilledPart[],
  rated: readonly RatedOn[],
  overdue: CalendarDay,
): readonly StaleYear[] {
  const packages = billed.filter(({ part }) => part === 'packages');
  const years = [...new Set(packages.map(({ month }) => Number(month.slice(0, 4))))].toSorted((one, two) => two - one);
  return years.map((year) => {
    const reads = monthsReadFor(year);
    const own = packages.filter(({ month }) => reads(month) === 'all');
    const lastShipped =
      own
        .map((each) => each.last_shipped)
        .toSorted()
        .at(-1) ?? overdue;
    const prices = rated.filter(([day]) => day.startsWith(`${year}-`)).toSorted();
    const prints = billed
      .filter(({ month, part }) => ['all', part].includes(reads(month)))
      .map(({ month, part, fingerprint }) => [month, part, fingerprint])
      .toSorted();
    return {
      clientId,
      year,
      rules,
      basis: digestOf(rules.digest, prints, [lastShipped, overdue].toSorted()[0], prices),
      packages: own.reduce((sum, { billed_rows: rows }) => sum + rows, 0),
    };
  });
}
