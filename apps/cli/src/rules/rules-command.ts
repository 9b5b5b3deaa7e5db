import { readFile, writeFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { stdout } from 'node:process';
import { packKindNames } from '@waybill/audit';
import { parcelCarriers } from '@waybill/model';
import { type RuleCommandAnswer, ruleCommand } from '@waybill/server';
import type { Command } from 'commander';
import { tableText } from '../print/table-text.ts';
import { UsageError } from '../usage-error.ts';
import { doWithRules } from './do-with-rules.ts';

interface Common {
  readonly tenant?: string;
  readonly json?: boolean;
}

interface Whose extends Common {
  readonly carrier: string;
  readonly kind: string;
}

interface Import extends Whose {
  readonly sheet?: string;
  readonly from?: string;
  readonly to?: string;
  readonly source?: string;
  readonly secondHand?: boolean;
  readonly service?: string;
  readonly origin?: string;
}

/** `waybill rules list|import|export|revert`: exits with 0 if it is done, 1 if it is refused, 2 for wrong usage. */
export function rulesCommand(program: Command): void {
  const rules = program.command('rules').description('List, import and export what carriers publish, as dated rules.');
  const common = (command: Command) =>
    command.option('--tenant <name>', 'whose rules; without it those of the oldest tenant');
  const ofKind = (command: Command) =>
    common(command)
      .requiredOption('--carrier <name>', 'the carrier’s name, as on the page Carriers')
      .requiredOption('--kind <kind>', packKindNames.join(', '));
  common(rules.command('list').description('The rules in use, and what was imported.'))
    .option('--json', 'print the answer as JSON')
    .action(list);
  ofKind(rules.command('import').description('Import a carrier’s table; later rules replace earlier ones.'))
    .argument('<file>', 'CSV file or Excel workbook')
    .option('--sheet <name>', 'the sheet of a workbook; without it the one with the most in it')
    .option('--from <day>', 'the first day on which the rules apply, as YYYY-MM-DD')
    .option('--to <day>', 'the last day')
    .option('--source <text>', 'where the table was published')
    .option('--second-hand', 'the source is not the carrier itself')
    .option('--service <names>', 'services as on invoices, such as UPS Ground%; without it all')
    .option('--origin <prefix>', 'the origin of a chart of zones: three digits, or a range such as 917-918')
    .action(importFile);
  ofKind(rules.command('export').description('Write the rules in use to a CSV file that can be imported again.'))
    .argument('<file>', 'CSV file')
    .action(exportFile);
  common(rules.command('revert').description('Take an import out of use: what was in use without it is back.'))
    .argument('<id>', 'its number in the list')
    .action(revert);
}

async function list({ tenant, json }: Common): Promise<void> {
  const answer = await ask({ act: 'list', tenant });
  if (answer.act !== 'list') return;
  if (json) {
    stdout.write(`${JSON.stringify(answer.packs, undefined, 2)}\n`);
    return;
  }
  const packs = answer.packs.map(({ carrier, kind, rows, from, to, version }) => [
    carrier.name,
    kind,
    String(rows),
    from ?? '',
    to ?? (from === null ? '' : 'until further notice'),
    version ?? '',
  ]);
  const imports = answer.packs.flatMap(({ carrier, kind, imports: own }) =>
    own.map(({ id, fileName, rows, at, revertedAt }) => [
      String(id),
      carrier.name,
      kind,
      fileName,
      String(rows),
      at,
      revertedAt === null ? 'in use' : `out of use since ${revertedAt}`,
    ]),
  );
  const left = (head: string) => ({ head, side: 'left' }) as const;
  const right = (head: string) => ({ head, side: 'right' }) as const;
  const inUse = tableText(
    [left('Carrier'), left('Kind'), right('Rows'), left('From'), left('To'), left('Version')],
    packs,
  );
  const imported = tableText(
    [right('Import'), left('Carrier'), left('Kind'), left('File'), right('Rows'), left('At'), left('State')],
    imports,
  );
  const lines = imports.length === 0 ? [...inUse, '', 'Nothing was imported.'] : [...inUse, '', ...imported];
  stdout.write(`${lines.join('\n')}\n`);
}

async function importFile(name: string, { carrier, tenant, ...said }: Import): Promise<void> {
  const bytes = await readFile(resolve(name)).catch((error: Error) => {
    throw new UsageError(`${name} cannot be read: ${error.message}.`);
  });
  const content = bytes.toString('base64');
  const carrierId = carrierNamed(carrier);
  const answer = await ask({ act: 'import', tenant, ...said, carrierId, content, fileName: basename(name) });
  if (answer.act !== 'import') return;
  const { id, fileName, rows, version } = answer.imported;
  stdout.write(`${fileName}: ${rows} rules are in use, import ${id}, version ${version}.\n`);
}

async function exportFile(name: string, { carrier, kind, tenant }: Whose): Promise<void> {
  const answer = await ask({ act: 'export', tenant, carrierId: carrierNamed(carrier), kind });
  if (answer.act !== 'export') return;
  await writeFile(resolve(name), answer.csv);
  stdout.write(`${name}: written.\n`);
}

async function revert(id: string, { tenant }: Common): Promise<void> {
  const answer = await ask({ act: 'revert', tenant, id: Number(id) });
  if (answer.act === 'revert') stdout.write(`${answer.reverted.fileName}: out of use.\n`);
}

function carrierNamed(name: string): number {
  const carrier = parcelCarriers.find((each) => each.name.toLowerCase() === name.toLowerCase());
  if (carrier !== undefined) return carrier.id;
  throw new UsageError(`--carrier: write one of ${parcelCarriers.map((each) => each.name).join(', ')}.`);
}

async function ask(command: object): Promise<RuleCommandAnswer> {
  const parsed = ruleCommand.safeParse(command);
  if (parsed.success) return await doWithRules(parsed.data);
  const faults = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new UsageError(faults.join('\n'));
}
