import { loadavg } from 'node:os';
import { exit } from 'node:process';
import { benchExport } from './bench-export.ts';
import { benchQueries } from './bench-queries.ts';
import { benchLoading } from './load/bench-loading.ts';
import { benchUsers } from './load/bench-users.ts';
import { readOptions } from './options.ts';
import { printMachine } from './print-machine.ts';
import { scaleWarehouse } from './scale-warehouse.ts';

const options = readOptions(process.argv.slice(2));
await printMachine(options);
const file = await scaleWarehouse(options.packages);
await benchQueries(file, options);
await benchExport(file);
await benchUsers(file, options);
await benchLoading(file);
console.log(`\nLoad average at the end: ${loadavg()[0]?.toFixed(1)}.`);
exit(0);
