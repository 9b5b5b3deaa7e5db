import { loadavg } from 'node:os';
import { exit } from 'node:process';
import { parseArgs } from 'node:util';
import { milliseconds, printTable } from '../print-table.ts';
import { progress } from '../progress.ts';
import { percentile } from '../statistics.ts';
import { type DemoServer, startDemoServer } from '../web/demo-server.ts';
import { type Visit, visitsOf } from './demo-visits.ts';

const { values } = parseArgs({
  options: {
    users: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '60' },
    'one-by-one': { type: 'boolean', default: false },
  },
});
const [users, seconds] = [Number(values.users), Number(values.seconds)];

/**
 * Users who open one screen after another without a pause, each starting at a different one, on the running product. A
 * screen asks for everything at once, as in the browser, or one by one, so that no more requests are under way than there
 * are users.
 */
const server = await startDemoServer();
const visits = (await clientIds(server)).flatMap(visitsOf);
progress(`${users} users for ${seconds} seconds`);
const [requests, screens]: [number[], number[]] = [[], []];
const failures: string[] = [];
let slowest = { name: '', time: 0 };
const end = performance.now() + seconds * 1000;
await Promise.all(Array.from({ length: users }, (_, index) => user(index)));
await server.stop();
printTable(
  `${users} users on the dashboard mix of the demo`,
  ['', 'how many', 'a second', 'p50 ms', 'p95 ms', 'p99 ms', 'longest ms'],
  [row('requests', requests), row('whole screens', screens)],
);
console.log(`Slowest: ${slowest.name}.`);
console.log(
  `Errors: ${failures.length}${failures.length === 0 ? '' : ` (${[...new Set(failures)].slice(0, 10).join('; ')})`}.`,
);
console.log(`Load average at the end: ${loadavg()[0]?.toFixed(1)}.`);
exit(failures.length === 0 ? 0 : 1);

async function user(first: number): Promise<void> {
  for (let turn = first * 7; performance.now() < end; turn += 1) {
    const visit = visits[turn % visits.length];
    if (visit === undefined) return;
    const started = performance.now();
    if (values['one-by-one']) for (const ask of visit.asks) await timed(visit, ask);
    else await Promise.all(visit.asks.map((ask) => timed(visit, ask)));
    screens.push(performance.now() - started);
  }
}

async function timed({ name }: Visit, { path, body }: Visit['asks'][number]): Promise<void> {
  const started = performance.now();
  try {
    const answer = await fetch(`${server.address}/aiparcelweb/api/aidashboards/${path}`, {
      method: 'POST',
      headers: headersOf(server),
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) failures.push(`${name}, ${path}: ${answer.status} ${text.slice(0, 200)}`);
  } catch (error) {
    failures.push(`${name}, ${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
  const time = performance.now() - started;
  requests.push(time);
  if (time > slowest.time) slowest = { name: `${name}, ${path}`, time };
}

function row(name: string, times: readonly number[]): string[] {
  const at = (share: number) => milliseconds(percentile([...times], share));
  const perSecond = (times.length / seconds).toFixed(0);
  return [name, times.length.toLocaleString('en-US'), perSecond, at(0.5), at(0.95), at(0.99), at(1)];
}

async function clientIds(of: DemoServer): Promise<readonly number[]> {
  const answer = await fetch(`${of.address}/aiparcelweb/api/clientsShort`, { headers: headersOf(of) });
  const clients: unknown = await answer.json();
  return Array.isArray(clients) ? clients.map(({ id }) => Number(id)) : [];
}

function headersOf({ token }: DemoServer) {
  return { 'content-type': 'application/json', 'tenant-name': 'default', authorization: `Bearer ${token}` };
}
