import { join } from 'node:path';
import { house } from './lib/house.mjs';
import { buildWebApp, prepare } from './lib/prepare.mjs';
import { run } from './lib/run.mjs';

// Enough threads for the readers of the warehouse beside files, mail and password hashing.
const threads = '16';

const { node, env } = await prepare();
await buildWebApp({ env });
const server = join(house, 'apps', 'server', 'src', 'main.ts');
process.exitCode = await run(node, [server], { cwd: house, env: { UV_THREADPOOL_SIZE: threads, ...env } });
