import { basename } from 'node:path';
import { stdout } from 'node:process';
import {
  type Agreement,
  type AgreementNote,
  lintAgreement,
  mergedPacks,
  type Pack,
  packKindNames,
  readPack,
  shippedPacks,
} from '@waybill/audit';
import { dayOf, isCalendarDay } from '@waybill/model';
import { rateInvoices } from '@waybill/server';
import type { Command } from 'commander';
import { CannotWork } from '../cannot-work.ts';
import { exitCodes } from '../exit-codes.ts';
import { UsageError } from '../usage-error.ts';
import { describeRatedInvoices } from './describe-rated-invoices.ts';
import { type ReadAgreement, readAgreementFile, readTextFile } from './read-agreement-file.ts';
import { withBilledPackages } from './with-billed-packages.ts';

interface RateOptions {
  readonly client: string;
  readonly from?: string;
  readonly to?: string;
  readonly pack: readonly string[];
  readonly revenue: readonly string[];
  readonly json?: boolean;
}

/** `waybill agreement check|rate FILE`: exits with 0 if it is done, 1 if the agreement is wrong, 2 for wrong usage. */
export function agreementCommand(program: Command): void {
  const agreement = program
    .command('agreement')
    .description('Check what a shipper and a carrier have agreed, and rate invoices by it.');
  agreement
    .command('check')
    .description('Read an agreement and say what is wrong in it, missing, said twice or about to end.')
    .argument('<file>', 'the agreement as JSON')
    .option('--json', 'print what was found as JSON')
    .action(check);
  agreement
    .command('rate')
    .description('Work out what the packages of a client should have cost by an agreement. Nothing is stored.')
    .argument('<file>', 'the agreement as JSON')
    .requiredOption('--client <id>', 'the number of the client')
    .option('--from <day>', 'the first invoice date, as YYYY-MM-DD; without days, the last month that has ended')
    .option('--to <day>', 'the last invoice date')
    .option('--pack <file...>', 'rule packs of the carrier beside those of Waybill, named as their kind: fuel.csv', [])
    .option('--revenue <group=dollars...>', 'the revenue that a tier of the agreement is measured by', [])
    .option('--json', 'print the result as JSON, with amounts in cents')
    .action(rate);
}

async function check(name: string, { json }: { readonly json?: boolean }): Promise<void> {
  const { agreement, problems } = await readAgreementFile(name);
  const notes = agreement === undefined ? [] : lintAgreement(agreement, dayOf(new Date()));
  const lines = agreement === undefined ? describeProblems(name, problems) : describeNotes(name, agreement, notes);
  stdout.write(json ? `${JSON.stringify({ problems, notes }, undefined, 2)}\n` : `${lines.join('\n')}\n`);
  const isWrong = problems.length > 0 || notes.some(({ kind }) => kind === 'mistake');
  process.exitCode = isWrong ? exitCodes.refused : exitCodes.done;
}

async function rate(name: string, options: RateOptions): Promise<void> {
  const { client, from, to, pack, revenue, json } = options;
  if (!/^[1-9]\d{0,8}$/.test(client)) throw new UsageError('--client: write the number of a client, such as 1001.');
  for (const [option, day] of Object.entries({ from, to }))
    if (day !== undefined && !isCalendarDay(day)) throw new UsageError(`--${option}: write a day such as 2025-12-28.`);
  if (from !== undefined && to !== undefined && to < from) throw new UsageError('--to: write a day after --from.');
  const { agreement, problems } = await readAgreementFile(name);
  if (agreement === undefined) throw new CannotWork(describeProblems(name, problems).join('\n'));
  if (agreement.accounts.length === 0) throw new CannotWork(`${name} names no account: write them into accounts.`);
  const own = await Promise.all(pack.map((file) => readOwnPack(file, agreement.carrierId)));
  const stated = revenueOf(agreement, revenue);
  const order = {
    agreement,
    packs: mergedPacks([...shippedPacks(), ...own]),
    revenueOn: async () => stated,
    trustsBills: false,
    today: dayOf(new Date()),
    clientId: Number(client),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
  };
  const found = await withBilledPackages((ask) => rateInvoices(ask, order));
  stdout.write(json ? `${JSON.stringify(found, undefined, 2)}\n` : `${describeRatedInvoices(found).join('\n')}\n`);
}

async function readOwnPack(file: string, carrierId: number): Promise<Pack> {
  const kind = packKindNames.find((each) => `${each}.csv` === basename(file));
  if (kind === undefined) throw new UsageError(`${file}: name it as its kind, with .csv: ${packKindNames.join(', ')}.`);
  const { pack, problems } = readPack({ file, carrierId, kind, text: await readTextFile(file) });
  if (pack !== undefined) return pack;
  const lines = problems.map(({ line, field, problem, fix }) => `${file}, line ${line}, ${field}: ${problem} ${fix}`);
  throw new CannotWork(lines.join('\n'));
}

/** In cents, by group. Without its revenue a tier would count as missed. */
function revenueOf({ tiers }: Agreement, stated: readonly string[]): Readonly<Record<string, number>> {
  const revenue = Object.fromEntries(
    stated.map((text) => {
      const [, group, dollars] = /^(.+)=(\d{1,9}(?:\.\d\d)?)$/.exec(text) ?? [];
      if (group === undefined)
        throw new UsageError(`--revenue ${text}: write a group and its dollars, such as 'Earned Discount=60000'.`);
      return [group, Math.round(Number(dollars) * 100)] as const;
    }),
  );
  const missing = tiers.find(({ group }) => revenue[group] === undefined);
  if (missing === undefined) return revenue;
  throw new UsageError(
    `State the revenue of the last ${missing.weeks} weeks for the tier: --revenue '${missing.group}=DOLLARS'.`,
  );
}

const describeProblems = (name: string, problems: ReadAgreement['problems']): readonly string[] => [
  `${name} is not an agreement:`,
  ...problems.map(({ field, problem }) => `  ${field === '' ? problem : `${field}: ${problem}`}`),
];

const titles: Readonly<Record<AgreementNote['kind'], string>> = {
  mistake: 'Mistakes',
  gap: 'Gaps',
  overlap: 'Overlaps',
  expiry: 'Expiries',
};

function describeNotes(name: string, { number }: Agreement, notes: readonly AgreementNote[]): readonly string[] {
  if (notes.length === 0) return [`${name}: agreement ${number}. Nothing to note.`];
  return [
    `${name}: agreement ${number}.`,
    ...Object.entries(titles).flatMap(([kind, title]) => {
      const ofKind = notes.filter((note) => note.kind === kind);
      return ofKind.length === 0
        ? []
        : [
            `${title}:`,
            ...ofKind.map(({ part, line, text }) => `  ${part}${line === undefined ? '' : ` ${line}`}: ${text}`),
          ];
    }),
  ];
}
