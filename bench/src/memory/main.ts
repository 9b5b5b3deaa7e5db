import { createWriteStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { exit } from 'node:process';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { askRunningServer, dataPaths, findRunningServer, invoiceFilesPath, loadEvent } from '@waybill/server';
import { furtherLayouts } from '../files/further-layouts.ts';
import type { GiantFile } from '../files/giant-file.ts';
import { giantFiles } from '../files/giant-files.ts';
import { linesInChunks } from '../files/lines-in-chunks.ts';
import { benchFolder } from '../folder.ts';
import { Watch } from '../hostile/watch.ts';
import { milliseconds, printTable } from '../print-table.ts';
import { progress } from '../progress.ts';
import { type DemoServer, startDemoServer } from '../web/demo-server.ts';
import { memoryOf, processorSecondsOf } from './server-process.ts';

const bytesOfMegabyte = 1_000_000;
const aimMegabytes = 700;
const folder = 'memory';

const { values } = parseArgs({
  options: {
    packages: { type: 'string', default: '1300000' },
    only: { type: 'string', default: '' },
    limit: { type: 'string', default: '1000' },
  },
});
/** By then a server returns what V8 needed for its start and for the demo data. */
const millisecondsUntilIdle = 45_000;
const [packages, limit] = [Number(values.packages), Number(values.limit)];
const filesFolder = join(benchFolder, `${folder}-files`);

/** Loads one giant invoice of each layout into a new server, and prints the most memory that the process held. */
const rows: string[][] = [];
let isMissed = false;
for (const file of [...giantFiles, ...furtherLayouts].filter(({ name }) => name.includes(values.only)))
  rows.push(await measure(file));
printTable(
  `Loading one invoice of ${packages.toLocaleString('en-US')} packages, WAYBILL_MEMORY=${limit}MB`,
  [
    'layout',
    'rows',
    'MB of file',
    'seconds',
    'processor seconds',
    'MB before',
    'MB at most',
    'beyond the limit',
    'longest /healthz ms',
    'another’s query, p95 ms',
    'longest ms',
  ],
  rows,
);
console.log(`\nAim: at most ${aimMegabytes} MB beyond the limit.`);
exit(isMissed ? 1 : 0);

async function measure(file: GiantFile): Promise<string[]> {
  await removeData();
  progress(`Making ${file.name}`);
  await mkdir(filesFolder, { recursive: true });
  const path = join(filesFolder, 'giant.txt');
  await pipeline(Readable.from(linesInChunks(file.lines(packages))), createWriteStream(path));
  const { size } = await stat(path);
  const environment = { WAYBILL_SEED: 'tiny', WAYBILL_MEMORY: `${limit}MB`, LOG_LEVEL: 'warn' };
  const server = await startDemoServer({ folder, environment });
  try {
    const clientId = await firstClient(server);
    await wait(millisecondsUntilIdle);
    const before = (await memoryOf(server.pid)).now;
    const processor = await processorSecondsOf(server.pid);
    const watch = new Watch(server, server.token, clientId);
    const started = performance.now();
    progress(`Loading ${file.name}`);
    const { outcome, rowsOfFile } = await load(server, path, file, clientId);
    const seconds = (performance.now() - started) / 1000;
    progress(outcome);
    const cost = await watch.stop();
    const most = Math.max((await memoryOf(server.pid)).most, cost.mostMemory);
    const beyond = most / bytesOfMegabyte - limit;
    isMissed ||= beyond > aimMegabytes || !outcome.startsWith('loaded');
    return [
      file.name,
      rowsOfFile.toLocaleString('en-US'),
      megabytes(size),
      seconds.toFixed(0),
      ((await processorSecondsOf(server.pid)) - processor).toFixed(0),
      megabytes(before),
      megabytes(most),
      beyond.toFixed(0),
      milliseconds(cost.longestHealth),
      milliseconds(cost.p95Query),
      milliseconds(cost.longestQuery),
    ];
  } finally {
    await server.stop();
    await removeData();
  }
}

function megabytes(bytes: number): string {
  return (bytes / bytesOfMegabyte).toFixed(0);
}

/** Hands the file to the server as the command does. */
async function load(
  server: DemoServer,
  path: string,
  { name, mapping }: GiantFile,
  clientId: number,
): Promise<{ readonly outcome: string; readonly rowsOfFile: number }> {
  const running = await findRunningServer(dataPaths(server.directory));
  if (running === undefined) throw new Error('The server does not run.');
  const request = { path, name, clientId, ...(mapping === undefined ? {} : { mapping }) };
  const { body } = await askRunningServer(running, invoiceFilesPath, request);
  const lines = (await new Response(body).text()).trim().split('\n');
  const event = loadEvent.parse(JSON.parse(lines.at(-1) ?? ''));
  if (!('report' in event)) return { outcome: JSON.stringify(event), rowsOfFile: 0 };
  const { status, messages, rows: rowsOfFile } = event.report;
  return { outcome: [status, ...messages].join(': ').slice(0, 500), rowsOfFile };
}

async function firstClient({ address, token }: DemoServer): Promise<number> {
  const answer = await fetch(`${address}/aiparcelweb/api/clientsShort`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const clients: unknown = await answer.json();
  return Array.isArray(clients) ? Number(clients[0]?.id) : Number.NaN;
}

async function removeData(): Promise<void> {
  for (const path of [join(benchFolder, folder), filesFolder]) await rm(path, { recursive: true, force: true });
}
