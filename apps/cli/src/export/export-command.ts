import { join, resolve } from 'node:path';
import { stdout } from 'node:process';
import { calendarDay, type DataLoads, dataFileFormats, dataOutCurrencies, listDataLoads } from '@waybill/contract';
import { planExport, unfinished } from '@waybill/server';
import { type Command, Option } from 'commander';
import { Portal } from '../portal/portal.ts';
import { UsageError } from '../usage-error.ts';
import { type Cursor, type ExportOrder, readCursor, writeCursor } from './cursor.ts';
import { ExportFiles } from './export-files.ts';

interface Options extends Pick<ExportOrder, 'format' | 'currency'> {
  readonly client: string;
  readonly from?: string;
  readonly to?: string;
  readonly directory: string;
  readonly cursor?: string;
}

/** `waybill export ADDRESS`: exit 0 when the files are those of the portal, 1 if it refuses, 2 for a usage error. */
export function exportCommand(program: Command): void {
  program
    .command('export')
    .description(
      'Download the packages and charges of a client from a portal into a directory; the next run fetches only what is new or has changed, and removes what was undone. The API token is read from WAYBILL_TOKEN.',
    )
    .argument('<address>', 'the address of the portal, such as https://waybill.example.com')
    .requiredOption('--client <id>', 'the number of the client; a parent comes with its sub-clients')
    .option('--from <day>', 'the first invoice date, YYYY-MM-DD')
    .option('--to <day>', 'the last invoice date, YYYY-MM-DD')
    .addOption(new Option('--format <format>', 'of the files').choices(dataFileFormats).default('parquet'))
    .addOption(
      new Option('--currency <currency>', 'amounts in US dollars, or as billed')
        .choices(dataOutCurrencies)
        .default('usd'),
    )
    .requiredOption('--directory <folder>', 'where the files are kept')
    .option('--cursor <file>', 'what the next run continues from (default: cursor.json in the directory)')
    .action(exportClient);
}

async function exportClient(address: string, options: Options): Promise<void> {
  const portal = Portal.at(address);
  const order = orderOf(options);
  const directory = resolve(options.directory);
  const files = new ExportFiles(portal, directory, order);
  const file = options.cursor === undefined ? join(directory, 'cursor.json') : resolve(options.cursor);
  let cursor = await readCursor(file, order);
  await files.writeDictionary();
  const listed = await loadsOf(portal, cursor);
  const { unchanged, toWrite, toRemove } = planExport(cursor.parts, listed);
  for (const part of toRemove) await files.remove(part);
  cursor = { ...cursor, parts: cursor.parts.filter((part) => !toRemove.includes(part)) };
  await writeCursor(file, cursor);
  for (const part of toWrite) {
    const others = cursor.parts.filter(({ number }) => number !== part.number);
    await writeCursor(file, { ...cursor, parts: [...others, unfinished(part)] });
    await files.write(part);
    cursor = { ...cursor, parts: [...others, part] };
    await writeCursor(file, cursor);
  }
  const written = `Files written: ${2 * toWrite.length}, removed: ${2 * toRemove.length}, unchanged: ${2 * unchanged.length}.`;
  stdout.write(`${summaryOf(listed)}\n${written}\n`);
}

async function loadsOf(portal: Portal, { order, parts }: Cursor): Promise<DataLoads> {
  const { clientId, fromDate, toDate } = order;
  const body = { clientId, fromDate, toDate, have: parts.flatMap(({ loads }) => loads) };
  return listDataLoads.answer.parse(await (await portal.ask(listDataLoads.method, listDataLoads.path, body)).json());
}

function summaryOf({ loads, undone }: DataLoads): string {
  const count = (wanted: string) => loads.filter(({ state }) => state === wanted).length;
  const gone = undone.length === 0 ? '0' : `${undone.length} (${undone.join(', ')})`;
  return `Loads: ${count('new')} new, ${count('changed')} changed, ${count('same')} as before, ${gone} undone.`;
}

function orderOf({ client, from, to, format, currency }: Options): ExportOrder {
  if (!/^[1-9]\d{0,8}$/.test(client)) throw new UsageError(`--client ${client}: name the number of the client.`);
  return {
    clientId: Number(client),
    ...(from === undefined ? {} : { fromDate: dayOf('--from', from) }),
    ...(to === undefined ? {} : { toDate: dayOf('--to', to) }),
    format,
    currency,
  };
}

function dayOf(option: string, text: string): string {
  const { data, error } = calendarDay().safeParse(text);
  if (data === undefined) throw new UsageError(`${option} ${text}: ${error?.issues[0]?.message}.`);
  return data;
}
