import { addDays, type CalendarDay, carrierDays } from '@waybill/model';
import { daysUnderWay } from '@waybill/query';
import { activeAgreements } from '../agreed-prices/active-agreements.ts';
import { storedDays } from '../agreed-prices/stored-days.ts';
import { type ClientRules, digestOf } from './client-rules.ts';
import type { FindingServices } from './finding-services.ts';
import { readsMonth } from './read-years.ts';
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
 * The years of a client whose findings are not stored as a search finds them now, the newest first. Forgets years of
 * which nothing is billed any more.
 */
export async function staleYears(
  services: FindingServices,
  client: RatedClient,
  billed: readonly BilledPart[],
): Promise<readonly StaleYear[]> {
  const { settings } = services;
  const { clientId } = client;
  const years = await yearsOf(services, client, billed);
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

/**
 * Rules learn from the year before and from the bills that follow soon, and look for credits in the year after. What
 * has not been delivered counts after a time under way.
 */
async function yearsOf(
  services: FindingServices,
  { clientId, rules }: RatedClient,
  billed: readonly BilledPart[],
): Promise<readonly StaleYear[]> {
  const rated: (readonly [day: CalendarDay, basis: string, version: number])[] = [];
  for (const { id, version } of await activeAgreements(services, [clientId]))
    rated.push(...(await storedDays(services.settings, id)).map(({ day, basis }) => [day, basis, version] as const));
  const overdue = addDays(carrierDays(services.clock()).today, -daysUnderWay);
  const packages = billed.filter(({ part }) => part === 'packages');
  const years = [...new Set(packages.map(({ month }) => Number(month.slice(0, 4))))].toSorted((one, two) => two - one);
  return years.map((year) => {
    const own = packages.filter(({ month }) => readsMonth(year, month) === 'all');
    const lastShipped =
      own
        .map((each) => each.last_shipped)
        .toSorted()
        .at(-1) ?? overdue;
    const prices = rated.filter(([day]) => day.startsWith(`${year}-`)).toSorted();
    const prints = billed
      .filter(({ month, part }) => ['all', part].includes(readsMonth(year, month)))
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
