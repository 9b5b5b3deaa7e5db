import { readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { cwd, env, stdout } from 'node:process';
import {
  type ExchangeRate,
  exchangeRatesPath,
  type RunningServer,
  readConfig,
  readRateFile,
  storeRates,
} from '@waybill/server';
import type { Command } from 'commander';
import { CannotWork } from '../cannot-work.ts';
import { findServer } from '../find-server.ts';
import { openOwnData } from '../open-own-data.ts';
import { UsageError } from '../usage-error.ts';

/** `waybill rates FILE`: exit 0 when all rates are stored, 1 when the file is refused, 2 for wrong use. */
export function ratesCommand(program: Command): void {
  program
    .command('rates')
    .description('Store daily exchange rates from a CSV file with the columns date, currency, usd_rate.')
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
    await storeRates(data.settings, rates, basename(name)).finally(() => data.close());
  } else await handToServer(server, rates, basename(name));
  stdout.write(`${basename(name)}: ${rates.length} rates stored${rangeOf(rates)}.\n`);
}

async function handToServer(
  { address, token }: RunningServer,
  rates: readonly ExchangeRate[],
  source: string,
): Promise<void> {
  const answer = await fetch(new URL(exchangeRatesPath, address), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ rates, source }),
  });
  if (!answer.ok) throw new CannotWork(`The server at ${address} answers ${answer.status}: ${await answer.text()}`);
}

function rangeOf(rates: readonly ExchangeRate[]): string {
  const days = rates.map(({ rateDate }) => rateDate).sort();
  const currencies = [...new Set(rates.map(({ currencyCode }) => currencyCode))].sort();
  return days.length === 0 ? '' : `: ${currencies.join(', ')} from ${days[0]} to ${days.at(-1)}`;
}
