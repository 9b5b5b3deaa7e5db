import { resolve } from 'node:path';
import { stdout } from 'node:process';
import { type Arrivals, mailRules } from '@waybill/contract';
import { type Command, InvalidArgumentError } from 'commander';
import { exitCodes } from '../exit-codes.ts';
import { UsageError } from '../usage-error.ts';
import { describeArrivals, isAllIn } from './describe-arrivals.ts';
import { doWithFetches } from './do-with-fetches.ts';

/** `waybill mail-in`: exit 0 when every attachment is loaded or was loaded before, 1 when one is not. */
export function mailInCommand(program: Command): void {
  program
    .command('mail-in')
    .description(
      'Read the mailboxes among the FTP locations now, load what is attached, and answer the senders; or take mails that are sent to the server.',
    )
    .argument('[name]', 'only the mailbox with this name')
    .option('--receive <address>', 'take mails that are sent to this address, from now on')
    .option('--client <id>', 'with --receive: the client whose invoices they bring', wholeNumber)
    .option('--senders <list>', 'with --receive: addresses and domains whose mails are taken, separated by commas')
    .option('--authserv-id <name>', 'with --receive: the name of your mail server in Authentication-Results')
    .option('--files <pattern>', 'with --receive: which names of attachments count, with * and ?', '*')
    .option('--no-replies', 'with --receive: do not answer the senders')
    .option('--stop', 'with --receive: take no more mails for the address')
    .option('--json', 'print what came as JSON')
    .action(mailIn);
}

interface MailInOptions {
  readonly receive?: string;
  readonly client?: number;
  readonly senders?: string;
  readonly authservId?: string;
  readonly files: string;
  readonly replies: boolean;
  readonly stop?: boolean;
  readonly json?: boolean;
}

async function mailIn(name: string | undefined, options: MailInOptions): Promise<void> {
  if (options.receive !== undefined) {
    await receive(options.receive, options);
    return;
  }
  const chosen = name === undefined ? {} : { name };
  print(await doWithFetches({ act: 'fetch', protocols: ['imaps', 'smtp'], ...chosen }), options.json);
}

async function receive(asked: string, { client, senders, authservId, files, replies, stop }: MailInOptions) {
  if (stop) {
    await doWithFetches({ act: 'unreceive', address: addressIn(asked) });
    stdout.write(`Mails to ${asked} are no longer taken.\n`);
    return;
  }
  if (client === undefined || senders === undefined || authservId === undefined)
    throw new UsageError(
      'Name the client, the senders and your mail server with --client, --senders and --authserv-id.',
    );
  const rules = mailRules.safeParse({ address: asked, senders: senders.split(','), authservId, replies });
  if (!rules.success) throw new UsageError(rules.error.issues.map(sentenceOf).join(' '));
  await doWithFetches({ act: 'receive', clientId: client, pattern: files, mail: rules.data });
  stdout.write(`Mails to ${rules.data.address} are taken for client ${client}.\n`);
}

function addressIn(text: string): string {
  const address = mailRules.shape.address.safeParse(text);
  if (!address.success) throw new UsageError(`${text} is no mail address.`);
  return address.data;
}

const optionNames = new Map<PropertyKey | undefined, string>([
  ['address', '--receive'],
  ['senders', '--senders'],
  ['authservId', '--authserv-id'],
]);

const sentenceOf = ({ path, message }: { readonly path: readonly PropertyKey[]; readonly message: string }): string =>
  `${optionNames.get(path[0]) ?? ''} ${message}.`.trim();

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

function print(found: Arrivals, json: boolean | undefined): void {
  stdout.write(json ? `${JSON.stringify(found, undefined, 2)}\n` : describeArrivals(found));
  process.exitCode = isAllIn(found) ? exitCodes.done : exitCodes.refused;
}

function wholeNumber(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('It must be a whole number.');
  return Number(text);
}
