import type { ExchangeRate } from '@waybill/invoices';
import { z } from 'zod';

const answer = z.object({ base: z.literal('USD'), rates: z.record(z.string(), z.number().positive()) });
const timeoutMilliseconds = 20_000;
const decimals = 8;

/** Where the service is, and the customer's key (openexchangerates.org). */
export interface OpenExchangeRatesAccess {
  readonly address: string;
  readonly key: string;
}

/** The service did not return rates; the message says why, without the key. */
export class OpenExchangeRatesError extends Error {
  override readonly name = 'OpenExchangeRatesError';
}

/** All rates of a day. The service returns units per US dollar; we store US dollars per unit. */
export async function fetchOpenExchangeRates(access: OpenExchangeRatesAccess, day: string): Promise<ExchangeRate[]> {
  const url = `${access.address}/api/historical/${day}.json?app_id=${encodeURIComponent(access.key)}`;
  const reply = await fetch(url, { signal: AbortSignal.timeout(timeoutMilliseconds) }).catch((error: Error) => {
    throw new OpenExchangeRatesError(`Open Exchange Rates cannot be reached: ${error.message}`);
  });
  if (!reply.ok) throw new OpenExchangeRatesError(`Open Exchange Rates answered ${reply.status} for ${day}.`);
  const parsed = answer.safeParse(await reply.json().catch(() => undefined));
  if (!parsed.success) throw new OpenExchangeRatesError(`Open Exchange Rates sent something else for ${day}.`);
  return Object.entries(parsed.data.rates)
    .filter(([code, units]) => /^[A-Z]{3}$/.test(code) && code !== 'USD' && 1 / units >= 10 ** -decimals)
    .map(([currencyCode, units]) => ({ currencyCode, rateDate: day, usdRate: (1 / units).toFixed(decimals) }));
}
