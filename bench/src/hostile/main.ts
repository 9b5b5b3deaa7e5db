import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { exit } from 'node:process';
import { parseArgs } from 'node:util';
import { benchFolder } from '../folder.ts';
import { milliseconds, printTable } from '../print-table.ts';
import { progress } from '../progress.ts';
import { signIn, startDemoServer } from '../web/demo-server.ts';
import type { Attack } from './attack.ts';
import { fileAttacks } from './file-attacks.ts';
import { queryAttacks } from './query-attacks.ts';
import { stompAttack } from './stomp-attack.ts';
import { Watch } from './watch.ts';

const folder = 'hostile';
const longestAttack = 180_000;
const bytesOfMegabyte = 1_000_000;
/** Long enough to see how the server behaves when nobody attacks it. */
const quiet: Attack = {
  name: 'nobody attacks',
  run: () => new Promise((resolve) => setTimeout(resolve, 3_000, '')),
};

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });

/** Attacks a server started for this on the same machine, and reports what each attack costs other users. */
await removeData();
const demo = { folder, environment: { WAYBILL_MEMORY: '2GB' } };
const server = await startDemoServer(demo);
const attacker = await signIn(server.address, 'guest');
const target = { server, token: attacker, clientId: await firstClient(attacker) };
const otherClient = await firstClient(server.token);
const rows: string[][] = [];
const chosen = [...queryAttacks, stompAttack, ...fileAttacks].filter(({ name }) => name.includes(values.only));
for (const attack of [quiet, ...chosen]) rows.push(await costOf(attack));
progress('Stopping the server');
const stopping = performance.now();
await server.stop();
const stopped = performance.now() - stopping;
progress('Starting it again');
const startedAgain = await startDemoServer(demo).then(
  async (again) => {
    await again.stop();
    return 'started again';
  },
  (error: Error) => error.message,
);
await removeData();
printTable(
  'What hostile requests and files cost everybody else',
  ['attack', 'seconds', 'longest /healthz ms', 'another user’s query, longest ms', 'most memory MB', 'what came of it'],
  rows,
);
console.log(`\nThe server stopped in ${milliseconds(stopped)} ms, and ${startedAgain}.`);
exit(0);

async function costOf(attack: Attack): Promise<string[]> {
  progress(attack.name);
  const watch = new Watch(server, server.token, otherClient);
  const started = performance.now();
  const outcome = await attack
    .run(target, AbortSignal.timeout(longestAttack))
    .catch((error: Error) => `${error.name}: ${error.message}`);
  const seconds = (performance.now() - started) / 1000;
  const cost = await watch.stop();
  return [
    attack.name,
    seconds.toFixed(1),
    milliseconds(cost.longestHealth),
    milliseconds(cost.longestQuery),
    (cost.mostMemory / bytesOfMegabyte).toFixed(0),
    outcome.replaceAll('|', '/'),
  ];
}

async function firstClient(token: string): Promise<number> {
  const answer = await fetch(`${server.address}/aiparcelweb/api/clientsShort`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const clients: unknown = await answer.json();
  return Array.isArray(clients) ? Number(clients[0]?.id) : Number.NaN;
}

async function removeData(): Promise<void> {
  for (const name of [folder, `${folder}-files`]) await rm(join(benchFolder, name), { recursive: true, force: true });
}
