import { exit } from 'node:process';
import { benchQueries } from './bench-queries.ts';
import { benchLoading } from './load/bench-loading.ts';
import { benchUsers } from './load/bench-users.ts';
import { readOptions } from './options.ts';
import { scaleWarehouse } from './scale-warehouse.ts';

const options = readOptions(process.argv.slice(2));
const file = await scaleWarehouse(options.packages);
await benchQueries(file, options);
await benchUsers(file, options);
await benchLoading(file);
exit(0);
