import { join } from 'node:path';
import { prepare } from './lib/prepare.mjs';
import { projectRoot } from './lib/project-root.mjs';
import { run } from './lib/run.mjs';
import { serverEnvironment } from './lib/server-environment.mjs';

const { node, env } = await prepare();
const bench = join(projectRoot, 'bench', 'src', 'load', 'users-of-demo.ts');
process.exitCode = await run(node, [bench, ...process.argv.slice(2)], {
  cwd: projectRoot,
  env: { ...serverEnvironment, ...env },
});
