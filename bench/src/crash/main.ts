import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { exit } from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { benchFolder } from '../folder.ts';
import { printTable } from '../print-table.ts';
import { progress } from '../progress.ts';
import { type DemoServer, signIn, startDemoServer } from '../web/demo-server.ts';
import { Book } from './book.ts';
import { Client } from './client.ts';
import { type Baseline, differences, inspect, readBaseline } from './inspect.ts';
import { randomFrom } from './random.ts';
import { finishUploads, settle } from './settle.ts';
import { work } from './worker.ts';

const workers = 3;
/** How many of the starts are cut off while the server repairs and, two seconds later, does its first chores. */
const earlyKills = 0.2;
const longestChoresMilliseconds = 3_500;
const settings = { folder: 'crash', environment: { WAYBILL_SEED: 'tiny', LOG_LEVEL: 'fatal', WAYBILL_MEMORY: '1GB' } };
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '8' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
const [kills, mostSeconds] = [Number(values.kills), Number(values.seconds)];
const random = randomFrom(Number(values.seed));
const directory = join(benchFolder, settings.folder);

/**
 * Keeps a server busy over HTTP, kills it at random moments, and compares what is stored with what it had confirmed.
 */
const book = new Book();
const wrong: string[] = [];
let files = 0;
let resumed = 0;
await rm(directory, { recursive: true, force: true });
progress(`Seed ${values.seed}`);
let baseline: Baseline | undefined;
for (let kill = 0; kill <= kills && wrong.length === 0; kill += 1) {
  const server = await startDemoServer(settings);
  if (kill > 0 && kill < kills && random() < earlyKills) {
    await wait(random() * longestChoresMilliseconds);
    await server.kill();
    continue;
  }
  const client = new Client(server.address, await signIn(server.address, 'admin'));
  wrong.push(...(await compare(client)));
  progress(`${kill} kills: ${book.loaded('invoice').length} invoices are stored, ${wrong.length} differences`);
  if (kill < kills && wrong.length === 0) await workUntilKilled(server, client);
  else await server.stop();
}
await rm(directory, { recursive: true, force: true });
printResults();
exit(wrong.length === 0 ? 0 : 1);

async function compare(client: Client): Promise<string[]> {
  const settled = await settle(client, book);
  const found = await inspect(join(directory, 'waybill.duckdb'), async (ask) => {
    baseline ??= await readBaseline(ask);
    return await differences(ask, book, baseline);
  });
  return [...settled, ...found, ...(await leftovers())];
}

/**
 * Files that should have been removed at the start. Those that end in `.unfinished` stay for a day, because another server
 * may be writing them.
 */
async function leftovers(): Promise<string[]> {
  const staged = await readdir(join(directory, 'waybill.duckdb.loading')).catch(() => []);
  return staged.map((name) => `${name} was left behind.`);
}

async function workUntilKilled(server: DemoServer, client: Client): Promise<void> {
  const clientId = await firstClient(server);
  let isOver = false;
  const place = { client, clientId, book, random, nextNumber: () => ++files, isOver: () => isOver };
  const killed = wait(random() * mostSeconds * 1000).then(async () => {
    isOver = true;
    await server.kill();
  });
  const ended = (async () => {
    resumed += await finishUploads(client, clientId, book);
    await Promise.all(Array.from({ length: workers }, () => work(place)));
  })().catch((error: unknown) => {
    if (!isOver) wrong.push(error instanceof Error ? error.message : String(error));
  });
  await Promise.all([killed, ended]);
}

async function firstClient({ address, token }: DemoServer): Promise<number> {
  const answer = await fetch(`${address}/aiparcelweb/api/clientsShort`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const clients: unknown = await answer.json();
  return Array.isArray(clients) ? Number(clients[0]?.id) : Number.NaN;
}

function printResults(): void {
  const names = [...new Set([...book.completed.keys(), ...book.interrupted.keys()])].toSorted();
  printTable(
    `${kills} kills, seed ${values.seed}`,
    ['what the server was asked for', 'done', 'cut off by a kill'],
    names.map((name) => [name, String(book.completed.get(name) ?? 0), String(book.interrupted.get(name) ?? 0)]),
  );
  console.log(`\nUploads resumed or loaded after a start: ${resumed}.`);
  const packages = book.loaded('invoice').reduce((sum, file) => sum + file.packages, 0);
  console.log(`Stored at the end: ${book.loaded('invoice').length} invoices with ${packages} packages.`);
  console.log(wrong.length === 0 ? 'No differences.' : `Differences:\n${wrong.slice(0, 50).join('\n')}`);
}
