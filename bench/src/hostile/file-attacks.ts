import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { askRunningServer, dataPaths, findRunningServer, invoiceFilesPath, loadEvent } from '@waybill/server';
import type { Attack, Target } from './attack.ts';

const columns = [
  'Consolidated Account Number',
  'Bill to Account Number',
  'Invoice Date',
  'Invoice Number',
  'Original Amount Due',
  'Express or Ground Tracking ID',
  'Transportation Charge Amount',
  'Net Charge Amount',
  'Service Type',
  'Ground Service',
  'Shipment Date',
  'Number of Pieces',
  'Actual Weight Amount',
  'Rated Weight Amount',
  'Zone Code',
  'Tracking ID Charge Description',
  'Tracking ID Charge Amount',
] as const;

const usual: Readonly<Record<(typeof columns)[number], string>> = {
  'Consolidated Account Number': '',
  'Bill to Account Number': '555000111',
  'Invoice Date': '20260105',
  'Invoice Number': '777000111',
  'Original Amount Due': '0',
  'Express or Ground Tracking ID': '1',
  'Transportation Charge Amount': '0',
  'Net Charge Amount': '0',
  'Service Type': '',
  'Ground Service': 'Ground',
  'Shipment Date': '20260102',
  'Number of Pieces': '1',
  'Actual Weight Amount': '1',
  'Rated Weight Amount': '1',
  'Zone Code': '2',
  'Tracking ID Charge Description': '',
  'Tracking ID Charge Amount': '',
};

const header = `${columns.join(',')}\n`;
const row = (given: Partial<typeof usual>): string =>
  `${columns.map((column) => given[column] ?? usual[column]).join(',')}\n`;

/** Hands a file to the server as the command does; returns the outcome. */
async function load({ server, clientId }: Target, path: string, signal: AbortSignal): Promise<string> {
  const running = await findRunningServer(dataPaths(server.directory));
  if (running === undefined) return 'the server does not run';
  const request = { path, name: path.split('/').at(-1), clientId };
  const { body } = await askRunningServer(running, invoiceFilesPath, request);
  const answer = new Response(body?.pipeThrough(new TransformStream(), { signal }));
  const lines = (await answer.text()).trim().split('\n');
  const event = loadEvent.parse(JSON.parse(lines.at(-1) ?? ''));
  if ('report' in event) return [event.report.status, ...event.report.messages].join(': ').slice(0, 160);
  return 'failure' in event ? event.failure : 'cut off';
}

async function written(target: Target, name: string, write: (path: string) => Promise<void>): Promise<string> {
  const folder = `${target.server.directory}-files`;
  await mkdir(folder, { recursive: true });
  const path = join(folder, name);
  await write(path);
  return path;
}

const small = (name: string, file: string, rows: string): Attack => ({
  name,
  async run(target, signal) {
    return await load(target, await written(target, file, (path) => writeFile(path, header + rows)), signal);
  },
});

const tinyRows = 1_500_000;

const manyRows: Attack = {
  name: `invoice of ${tinyRows.toLocaleString('en-US')} tiny rows`,
  async run(target, signal) {
    function* lines() {
      yield header;
      for (let number = 0; number < tinyRows; number += 1) {
        yield row({ 'Invoice Number': '777000333', 'Express or Ground Tracking ID': String(number) });
      }
    }
    const path = await written(target, 'tiny-rows.csv', (to) =>
      pipeline(Readable.from(lines()), createWriteStream(to)),
    );
    return await load(target, path, signal);
  },
};

/** Attacks by the content of invoice files. */
export const fileAttacks: readonly Attack[] = [
  small('invoice with 1e308 pieces', 'pieces.csv', row({ 'Number of Pieces': '1e308' })),
  small('invoice number with U+0000', 'nul.csv', row({ 'Invoice Number': '777\u0000222' })),
  manyRows,
];
