import { join } from 'node:path';
import { buildWebApp, prepare } from './lib/prepare.mjs';
import { projectRoot } from './lib/project-root.mjs';
import { run } from './lib/run.mjs';

// Enough threads for the readers of the warehouse, and for files, mail and password hashing.
const threads = '16';

const { node, env } = await prepare();
await buildWebApp({ env });
const server = join(projectRoot, 'apps', 'server', 'src', 'main.ts');
process.exitCode = await run(node, [server], { cwd: projectRoot, env: { UV_THREADPOOL_SIZE: threads, ...env } });
