import type { Settings } from '@waybill/db';
import { addDays, dayOf } from '@waybill/model';
import type { Clock } from '../../platform/clock.ts';
import { fetchOpenExchangeRates, type OpenExchangeRatesAccess } from './open-exchange-rates.ts';
import { storeRates } from './store-rates.ts';

const millisecondsBetweenLooks = 6 * 3_600_000;
const daysBack = 7;

interface RateKeeper {
  readonly settings: Settings;
  readonly clock: Clock;
  readonly access: OpenExchangeRatesAccess;
  /** Called when a day's rates could not be fetched; they are requested again the next time. */
  onFailure(error: unknown): void;
}

/** Fetches the missing rates of the last days, now and every six hours; returns a function that stops it. */
export function keepRatesCurrent(keeper: RateKeeper): () => void {
  const look = () => void fetchMissingDays(keeper).catch((error: unknown) => keeper.onFailure(error));
  look();
  const timer = setInterval(look, millisecondsBetweenLooks);
  return () => clearInterval(timer);
}

/** Not today's, because they are still changing. */
export async function fetchMissingDays({ settings, clock, access }: RateKeeper): Promise<void> {
  const today = dayOf(clock());
  const days = Array.from({ length: daysBack }, (_, back) => addDays(today, -(back + 1)));
  const known = await settings
    .selectFrom('exchange_rate')
    .select('rate_date')
    .where('tenant_id', 'is', null)
    .where('rate_date', 'in', days)
    .distinct()
    .execute();
  const knownDays = new Set(known.map((row) => row.rate_date));
  for (const day of days.filter((each) => !knownDays.has(each))) {
    await storeRates(settings, null, await fetchOpenExchangeRates(access, day), 'Open Exchange Rates');
  }
}
