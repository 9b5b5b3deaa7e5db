import type { DateRange, RatingLack } from '@waybill/model';
import type { Services } from '../../platform/services.ts';
import { activeAgreements } from '../agreed-prices/active-agreements.ts';
import { ratingWork } from '../agreed-prices/rate-days.ts';
import { resultsOf } from '../agreed-prices/stored-days.ts';

/** Packages that were rated (`lacks` is empty), or why they were not. */
interface Rated {
  readonly lacks: RatingLack | '';
  /** What is lacking, such as a service, or nothing. */
  readonly about: string;
  readonly packages: number;
  readonly cents: number;
}

/** What agreements could judge. */
export interface AgreementCoverage {
  readonly of: (clientId: number, carrierName: string) => readonly Rated[];
  /** Invoice dates of the period that are still to be rated. */
  readonly daysToRate: number;
}

/** Reads what active agreements of these clients could judge of a period. */
export async function agreementCoverage(
  context: Pick<Services, 'settings' | 'warehouse' | 'files' | 'clock'>,
  clientIds: readonly number[],
  days: DateRange,
): Promise<AgreementCoverage> {
  const { settings } = context;
  const carriers = await settings.selectFrom('carrier').select(['id', 'name']).execute();
  const nameOf = new Map(carriers.map(({ id, name }) => [id, name]));
  const rated = new Map<string, Rated[]>();
  let daysToRate = 0;
  for (const active of await activeAgreements(context, clientIds)) {
    const { stale } = await ratingWork(context, active);
    daysToRate += stale.filter(({ day }) => days.from <= day && day <= days.to).length;
    const key = keyOf(active.clientId, nameOf.get(active.agreement.carrierId) ?? '');
    const own = rated.get(key) ?? [];
    for (const { judged, notJudged } of await resultsOf(settings, active.sealed, active.id, days)) {
      own.push(...judged.map(({ packages, billed }) => ({ lacks: '' as const, about: '', packages, cents: billed })));
      own.push(
        ...notJudged.map(({ reason, about, packages, billed }) => ({ lacks: reason, about, packages, cents: billed })),
      );
    }
    rated.set(key, own);
  }
  return { of: (clientId, carrierName) => rated.get(keyOf(clientId, carrierName)) ?? [], daysToRate };
}

const keyOf = (clientId: number, carrierName: string): string => JSON.stringify([clientId, carrierName]);
