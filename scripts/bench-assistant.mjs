import { join } from 'node:path';
import { house } from './lib/house.mjs';
import { prepare } from './lib/prepare.mjs';
import { run } from './lib/run.mjs';

const { node, env } = await prepare();
const bench = join(house, 'bench', 'src', 'assistant', 'main.ts');
process.exitCode = await run(node, [bench, ...process.argv.slice(2)], {
  cwd: house,
  env: { UV_THREADPOOL_SIZE: '16', ...env },
});
