import { loadavg } from 'node:os';
import { exit } from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Product } from '../engines/product.ts';
import { medianTimes } from '../measure.ts';
import { milliseconds, printTable } from '../print-table.ts';
import { progress } from '../progress.ts';
import { scaleWarehouse } from '../scale-warehouse.ts';
import { benchAuditAfterLoad } from './audit-after-load.ts';

const { values } = parseArgs({
  options: { packages: { type: 'string', default: '1000000' }, runs: { type: 'string', default: '7' } },
});
const [packages, runs] = [Number(values.packages), Number(values.runs)];
const cacheBytes = 67_108_864;
const millisecondsBetweenLooks = 1_000;
/** No invoice has this date: the answer only says whether searches are under way. */
const noDay = 'from=2099-01-01&to=2099-01-01';

/** Has the product search its whole history for findings, and then asks for their page. */
const file = await scaleWarehouse(packages);
const product = await Product.start(file, cacheBytes);
await product.stalls();
const started = performance.now();
for (let waiting = 1; waiting > 0; ) {
  await wait(millisecondsBetweenLooks);
  ({ waitingClients: waiting } = await product.read<{ waitingClients: number }>(`claims/tallies?search=&${noDay}`));
  if (waiting > 0) progress(`Findings of ${waiting} clients are being worked out`);
}
const seconds = (performance.now() - started) / 1_000;
const ofProcessor = (await product.stalls()).processor / 1_000;
printTable(
  'A search for findings over the whole history',
  ['Packages', 'Seconds', 'Seconds of processor time', 'Packages a second of processor time'],
  [
    [
      packages.toLocaleString('en-US'),
      seconds.toFixed(1),
      ofProcessor.toFixed(1),
      Math.round(packages / ofProcessor).toLocaleString('en-US'),
    ],
  ],
);

const { tallies } = await product.read<{ tallies: { clientId: number; findings: number }[] }>('claims/tallies?search=');
const counts = new Map<number, number>();
for (const { clientId, findings } of tallies) counts.set(clientId, (counts.get(clientId) ?? 0) + findings);
const [largest] = [...counts].toSorted(([, one], [, other]) => other - one);
const clients = [
  ['the client with the most findings', largest?.[1] ?? 0, `&clientId=${largest?.[0] ?? ''}`],
  ['all clients', [...counts.values()].reduce((sum, findings) => sum + findings, 0), ''],
] as const;
/** Another page each time, so that no answer is one of before. */
let page = 0;
const times = await medianTimes(
  runs,
  clients.map(([, , client]) => () => {
    page += 1;
    return product.read(`claims/findings?sort=claimBy&descending=false&search=&size=50&page=${page}${client}`);
  }),
);
printTable(
  'The page of claims, of the last three months',
  ['Of', 'Findings', 'Milliseconds'],
  clients.map(([name, findings], place) => [name, findings.toLocaleString('en-US'), milliseconds(times[place])]),
);
await product.stop();
await benchAuditAfterLoad(file, runs);
console.log(`Load average at the end: ${loadavg()[0]?.toFixed(1)}.`);
exit(0);
