import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { stdout } from 'node:process';
import { type ChargeCommand, type ChargeCommandAnswer, chargeCommand, chargesInTable } from '@waybill/server';
import type { Command } from 'commander';
import { exitCodes } from '../exit-codes.ts';
import { UsageError } from '../usage-error.ts';
import { describeCharges } from './describe-charges.ts';
import { doWithCharges } from './do-with-charges.ts';

interface Common {
  readonly tenant?: string;
  readonly json?: boolean;
}

interface OneCharge extends Common {
  readonly carrier: string;
  readonly text?: string;
  readonly code?: string;
  readonly from: string;
  readonly family: string;
  readonly accessorial?: string;
  readonly meaning?: string;
}

/** `waybill charges list|classified|classify|import|undo`: exits with 0 if it is done, 1 if it is refused, 2 for wrong usage. */
export function chargesCommand(program: Command): void {
  const charges = program.command('charges').description('List and classify charges that no rule knows.');
  const common = (command: Command) =>
    command
      .option('--tenant <name>', 'whose charges; without it those of the oldest tenant')
      .option('--json', 'print the answer as JSON');
  common(charges.command('list').description('The charges that no rule knows, the largest amounts first.')).action(
    (options: Common) => run({ act: 'list', tenant: options.tenant }, options),
  );
  common(charges.command('classified').description('What was said of charges so far.')).action((options: Common) =>
    run({ act: 'classified', tenant: options.tenant }, options),
  );
  common(
    charges
      .command('classify')
      .description('Say what charges of a name are from a bill date on; stored ones follow.')
      .requiredOption('--carrier <name>', 'the carrier’s name, as on the page Carriers')
      .option('--text <text>', 'what the invoice says')
      .option('--code <code>', 'the code on the invoice')
      .requiredOption('--from <date>', 'the first bill date, as YYYY-MM-DD')
      .requiredOption('--family <family>', 'such as transportation, fuel_surcharge, other_accessorial, tax or fee')
      .option('--accessorial <name>', 'its name for all carriers, in the family other_accessorial')
      .option('--meaning <text>', 'what the charge is for'),
  ).action(classify);
  common(
    charges
      .command('import')
      .description(
        'Classify all charges of a dated table: CSV with carrier, text, code, from, family, accessorial, meaning.',
      )
      .argument('<file>', 'CSV file'),
  ).action(importTable);
  common(
    charges
      .command('undo')
      .description('Take back what was said of a charge; stored charges are what they were before.')
      .argument('<id>', 'its number in the list of the classified'),
  ).action((id: string, options: Common) => run({ act: 'undo', tenant: options.tenant, id: Number(id) }, options));
}

async function classify({ tenant, json, text, code, accessorial, meaning, ...charge }: OneCharge): Promise<void> {
  if (text === undefined && code === undefined) throw new UsageError('State --text or --code, as the invoice has it.');
  const row = { ...charge, text: text ?? null, code: code ?? null };
  const charges = [{ ...row, accessorial: accessorial ?? null, meaning: meaning ?? '' }];
  await run({ act: 'classify', tenant, charges }, { json: json === true });
}

async function importTable(name: string, options: Common): Promise<void> {
  const content = await readFile(resolve(name), 'utf8').catch((error: Error) => {
    throw new UsageError(`${name} cannot be read: ${error.message}.`);
  });
  await run({ act: 'classify', tenant: options.tenant, charges: chargesInTable(content) }, options);
}

async function run(command: unknown, { json }: { readonly json?: boolean }): Promise<void> {
  const answer = await doWithCharges(checked(command));
  stdout.write(json ? `${JSON.stringify(answer, undefined, 2)}\n` : `${describeCharges(answer).join('\n')}\n`);
  process.exitCode = isRefused(answer) ? exitCodes.refused : exitCodes.done;
}

const isRefused = (answer: ChargeCommandAnswer): boolean => answer.act === 'classify' && answer.refused.length > 0;

function checked(command: unknown): ChargeCommand {
  const parsed = chargeCommand.safeParse(command);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new UsageError(faults.join('\n'));
}
