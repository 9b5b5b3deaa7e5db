import { exit } from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { visitsOf } from '../load/demo-visits.ts';
import { printTable } from '../print-table.ts';
import { progress } from '../progress.ts';
import { signIn, startDemoServer } from '../web/demo-server.ts';
import { breaks, clicks, listens, loads, ordersReports, type Soak } from './actors.ts';
import { medianBetween, sampleOf, takeSamples } from './samples.ts';

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '30' }, users: { type: 'string', default: '6' } },
});
const [minutes, users] = [Number(values.minutes), Number(values.users)];

/** The share of the time that is warm-up: caches fill, and the allocator keeps what it has once needed. */
const warmUp = 1 / 3;
const lastPart = 5 / 6;
const mostGrowth = 1.1;
/** How much more a server may hold than when it was idle before: a keep-alive connection, a file of the engine. */
const mostHandlesMore = 10;
const millisecondsToRest = 15_000;
/** Longer than unused connections are kept alive. */
const millisecondsUntilQuiet = 90_000;

/**
 * The user mix with loads, reports, live messages and broken connections, on the running product. Exits with 1 if
 * memory grows after the warm-up, if handles stay open, or if a user sees an error.
 */
const server = await startDemoServer({ folder: 'soak' });
const adminToken = await signIn(server.address, 'admin');
const clients: unknown = await (
  await fetch(`${server.address}/aiparcelweb/api/clientsShort`, {
    headers: { authorization: `Bearer ${server.token}` },
  })
).json();
const clientIds = Array.isArray(clients) ? clients.map(({ id }) => Number(id)) : [];
const visits = clientIds.flatMap(visitsOf);
const done = new Map<string, number>();
const errors = new Map<string, number>();
const add = (counts: Map<string, number>, what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);
const end = performance.now() + minutes * 60_000;
const soak: Soak = {
  address: server.address,
  token: server.token,
  adminToken,
  clientId: clientIds[0] ?? Number.NaN,
  isOver: () => performance.now() > end,
  count: (what) => add(done, what),
  fail: (what, error) => add(errors, `${what}: ${error instanceof Error ? error.message : String(error)}`),
};
await wait(millisecondsToRest);
const idle = await sampleOf(server.pid, performance.now());
progress(`${users} users for ${minutes} minutes, with loads, reports, live messages and broken connections`);
const [samples] = await Promise.all([
  takeSamples(server.pid, soak.isOver),
  ...Array.from({ length: users }, (_, index) => clicks(soak, visits, index)),
  loads(soak),
  ordersReports(soak, 'csv'),
  ordersReports(soak, 'xlsx'),
  ...[1, 2, 3].map((number) => listens(soak, number)),
  breaks(soak, visits),
]);
await wait(millisecondsUntilQuiet);
const after = await sampleOf(server.pid, performance.now());
await server.stop();

const warm = medianBetween(samples, warmUp, 1 / 2, 'megabytes');
const last = medianBetween(samples, lastPart, 1, 'megabytes');
const whole = (value: number): string => Math.round(value).toString();
printTable(
  `${minutes} minutes of ${users} users`,
  ['', 'idle before', 'after the warm-up', 'at the end', 'idle afterwards', 'most'],
  (['megabytes', 'handles', 'threads'] as const).map((key) => [
    key,
    whole(idle[key]),
    whole(medianBetween(samples, warmUp, 1 / 2, key)),
    whole(medianBetween(samples, lastPart, 1, key)),
    whole(after[key]),
    whole(Math.max(...samples.map((sample) => sample[key]))),
  ]),
);
printTable(
  'What was done',
  ['', 'times'],
  [...done].map(([what, times]) => [what, times.toLocaleString('en-US')]),
);
const breaches = [
  ...(last > warm * mostGrowth ? [`Memory grew by ${((last / warm - 1) * 100).toFixed(0)}% after the warm-up.`] : []),
  ...(after.handles > idle.handles + mostHandlesMore
    ? [`${after.handles - idle.handles} more handles are open than before.`]
    : []),
  ...[...errors].map(([error, times]) => `${times} × ${error}`),
];
console.log(breaches.length === 0 ? '\nNo breach.' : `\nBreaches:\n${breaches.slice(0, 30).join('\n')}`);
exit(breaches.length === 0 ? 0 : 1);
