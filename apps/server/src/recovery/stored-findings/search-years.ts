import { carrierDays } from '@waybill/model';
import { type CoveredMonth, compileSearch, type Scope, scopeToAll } from '@waybill/query';
import { activeAgreements } from '../agreed-prices/active-agreements.ts';
import { type AgreedPrices, agreedPricesOf } from '../agreed-prices/agreed-differences.ts';
import type { FindingServices } from './finding-services.ts';
import { guaranteedAccounts } from './guaranteed-accounts.ts';
import { daysOfSearch } from './read-years.ts';
import type { StaleYear } from './stale-years.ts';
import type { FoundRow } from './stored-months.ts';

/** A search reads no more packages than this at once, unless they are of one client. */
const packagesAtOnce = 400_000;
/** A statement has room for so many prices of agreements. */
const agreedAtOnce = 20_000;
/** What statements of a search may take. */
export const limitsOfSearch = { lane: 'long', timeoutMs: 3_600_000, maxBytes: 2 ** 30 } as const;

interface YearWithPrices {
  readonly year: StaleYear;
  readonly agreed: AgreedPrices;
}

/** All rows of these clients, up to a load. */
export const scopeOfSearch = (clients: readonly { readonly clientId: number }[], dataVersion: number): Scope =>
  scopeToAll(
    clients.map(({ clientId }) => ({ id: clientId, childIds: [] })),
    dataVersion,
  );

/** Clients of one tenant whose newest year to search is the same, as many as a statement takes. */
export async function nextBatch(
  services: FindingServices,
  stale: readonly StaleYear[],
): Promise<readonly YearWithPrices[]> {
  const newest = Math.max(...stale.map(({ year }) => year));
  const candidates = stale.filter(({ year }) => year === newest);
  const batch: YearWithPrices[] = [];
  let [packages, prices] = [0, 0];
  const ofTenant = candidates.filter(({ rules }) => rules.tenantId === candidates[0]?.rules.tenantId);
  const active = Map.groupBy(
    await activeAgreements(
      services,
      ofTenant.map(({ clientId }) => clientId),
    ),
    ({ clientId }) => clientId,
  );
  for (const year of ofTenant) {
    const agreed = await agreedPricesOf(services.settings, active.get(year.clientId) ?? [], daysOfSearch(newest));
    packages += year.packages;
    prices += agreed.differences.length;
    if (batch.length > 0 && (packages > packagesAtOnce || prices > agreedAtOnce)) break;
    batch.push({ year, agreed });
  }
  return batch;
}

/** Searches a batch with one statement. Returns what to store of each year. */
export async function searchBatch(
  services: FindingServices,
  batch: readonly YearWithPrices[],
  dataVersion: number,
  signal: AbortSignal | undefined,
) {
  const [first] = batch;
  if (first === undefined) return [];
  const { year, rules } = first.year;
  const scope = scopeOfSearch(
    batch.map((each) => each.year),
    dataVersion,
  );
  const context = {
    ...daysOfSearch(year),
    today: carrierDays(services.clock()).today,
    guaranteed: await guaranteedAccounts(services, scope.clientIds),
    agreed: batch.flatMap(({ agreed }) => agreed.differences),
  };
  const rows = await services.warehouse.rows<AnsweredRow>(compileSearch(context, rules.packs, { scope }), {
    ...limitsOfSearch,
    ...(signal && { signal }),
  });
  const ofClients = Map.groupBy(rows, (row) => row.client_id);
  return batch.map(({ year: own, agreed }) => {
    const answered = ofClients.get(own.clientId) ?? [];
    return {
      ...own,
      found: agreed.withoutJudged(answered.filter(({ lacks }) => lacks === null).map(asFound)),
      covered: answered.flatMap(asCovered),
    };
  });
}

type AnsweredRow = FoundRow & { readonly lacks: string | null };

const asFound = ({ lacks: _lacks, ...found }: AnsweredRow): FoundRow => found;

function asCovered({ rule, client_id, carrier_name, bill_date, lacks }: AnsweredRow): readonly CoveredMonth[] {
  return lacks === null ? [] : [{ rule, client_id, carrier_name, bill_date, lacks }];
}
