import { exit } from 'node:process';
import { parseArgs } from 'node:util';
import { printMachine } from '../print-machine.ts';
import { printTable } from '../print-table.ts';
import { progress } from '../progress.ts';
import { scaleWarehouse } from '../scale-warehouse.ts';
import { dependsOn, powerOf } from './growth-of.ts';
import { measureCalls } from './measure-calls.ts';
import { measureChanges } from './measure-changes.ts';

// How what Waybill does grows with its warehouse. 20 million packages take an hour to make, so they have to be named.

const { values: given } = parseArgs({
  options: { packages: { type: 'string', default: '200000,3000000' }, runs: { type: 'string', default: '25' } },
});
const sizes = given.packages.split(',').map(Number);
const runs = Number(given.runs);
if (sizes.length < 2) throw new TypeError('--packages takes several sizes, the smallest first: 200000,3000000');
await printMachine({ packages: Math.max(...sizes), runs });
const measured: Readonly<Record<string, number>>[] = [];
for (const size of sizes) {
  const file = await scaleWarehouse(size);
  progress(`Calls and changes with ${size} packages`);
  measured.push({ ...(await measureCalls(file, runs)), ...(await measureChanges(file, runs)) });
}
const rows = Object.keys(measured[0] ?? {}).map((what) => {
  const found = measured.map((each) => each[what] ?? Number.NaN);
  const power = powerOf(sizes, found);
  return [what, ...found.map((value) => value.toPrecision(3)), power.toFixed(2), dependsOn(power)];
});
const header = ['', ...sizes.map((size) => size.toLocaleString('en-US')), 'power of the size', 'depends on'];
printTable('Growth with the number of packages', header, rows);
exit(0);
