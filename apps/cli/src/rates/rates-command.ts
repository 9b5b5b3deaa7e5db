import { readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { cwd, env, stdout } from 'node:process';
import { type ExchangeRate, readRateFile } from '@waybill/invoices';
import { exchangeRatesPath, readConfig, storeRates } from '@waybill/server';
import type { Command } from 'commander';
import { findServer } from '../find-server.ts';
import { handToServer } from '../hand-to-server.ts';
import { openOwnData } from '../open-own-data.ts';
import { UsageError } from '../usage-error.ts';

/** `waybill rates FILE`: exit 0 when all rates are stored, 1 when the file is refused, 2 for a usage error. */
export function ratesCommand(program: Command): void {
  program
    .command('rates')
    .description(
      'Store daily exchange rates for all tenants from a CSV file with the columns date, currency, usd_rate.',
    )
    .argument('<file>', 'CSV file')
    .action(storeFile);
}

async function storeFile(name: string): Promise<void> {
  const config = readConfig(env, cwd());
  const content = await readFile(resolve(name), 'utf8').catch((error: Error) => {
    throw new UsageError(`${name} cannot be read: ${error.message}.`);
  });
  const rates = readRateFile(content);
  const server = await findServer(config);
  if (server === undefined) {
    const data = await openOwnData(config);
    await storeRates(data.settings, null, rates, basename(name)).finally(() => data.close());
  } else await handToServer(server, exchangeRatesPath, { rates, source: basename(name) });
  stdout.write(`${basename(name)}: ${rates.length} rates stored${rangeOf(rates)}.\n`);
}

function rangeOf(rates: readonly ExchangeRate[]): string {
  const days = rates.map(({ rateDate }) => rateDate).sort();
  const currencies = [...new Set(rates.map(({ currencyCode }) => currencyCode))].sort();
  return days.length === 0 ? '' : `: ${currencies.join(', ')} from ${days[0]} to ${days.at(-1)}`;
}
