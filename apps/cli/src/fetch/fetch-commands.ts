import { resolve } from 'node:path';
import { stdout } from 'node:process';
import type { FetchCommandAnswer } from '@waybill/server';
import { type Command, InvalidArgumentError } from 'commander';
import { exitCodes } from '../exit-codes.ts';
import { UsageError } from '../usage-error.ts';
import { describeVisit, isAllIn } from './describe-visit.ts';
import { doWithFetches } from './do-with-fetches.ts';

/** `waybill mail-in`: exit 0 when every attachment is loaded or was loaded before, 1 when one is not. */
export function mailInCommand(program: Command): void {
  program
    .command('mail-in')
    .description('Read the mailboxes among the FTP locations now, load what is attached, and answer the senders.')
    .argument('[name]', 'only the mailbox with this name')
    .option('--json', 'print what came as JSON')
    .action(async (name: string | undefined, { json }: { readonly json?: boolean }) => {
      print(await doWithFetches({ act: 'fetch', protocol: 'imaps', ...(name === undefined ? {} : { name }) }), json);
    });
}

interface WatchOptions {
  readonly client?: number;
  readonly every: number;
  readonly files: string;
  readonly moveTo?: string;
  readonly stop?: boolean;
  readonly json?: boolean;
}

/** `waybill watch DIR`: looks into the folder now, and has the server look at every interval. Exit codes as of `mail-in`. */
export function watchCommand(program: Command): void {
  program
    .command('watch')
    .description('Watch a folder of this machine: load its files now, and have the server load new ones from now on.')
    .argument('<folder>', 'the folder; without --client, one that is watched already')
    .option('--client <id>', 'the client whose files are put there', wholeNumber)
    .option('--every <minutes>', 'how often the server looks', wholeNumber, 1)
    .option('--files <pattern>', 'which names count, with * and ?', '*')
    .option('--move-to <folder>', 'where files go once they were taken in; without it, they stay')
    .option('--stop', 'watch it no more')
    .option('--json', 'print what came as JSON')
    .action(watch);
}

async function watch(folder: string, options: WatchOptions): Promise<void> {
  const path = resolve(folder);
  if (options.stop) {
    await doWithFetches({ act: 'unwatch', path });
    stdout.write(`${path} is no longer watched.\n`);
    return;
  }
  const { client, every, files, moveTo, json } = options;
  if (client === undefined) throw new UsageError('Name the client with --client.');
  const command = { act: 'watch', path, clientId: client, intervalMinutes: every, pattern: files } as const;
  print(await doWithFetches({ ...command, moveTo: moveTo === undefined ? null : resolve(path, moveTo) }), json);
}

function print(answer: FetchCommandAnswer, json: boolean | undefined): void {
  stdout.write(
    json
      ? `${JSON.stringify(answer.visits, undefined, 2)}\n`
      : answer.visits.map((visit) => `${describeVisit(visit)}\n`).join('') || 'There is nothing to look into.\n',
  );
  process.exitCode = answer.visits.every(isAllIn) ? exitCodes.done : exitCodes.refused;
}

function wholeNumber(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('It must be a whole number.');
  return Number(text);
}
