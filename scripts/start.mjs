import { join } from 'node:path';
import { buildWebApp, prepare } from './lib/prepare.mjs';
import { projectRoot } from './lib/project-root.mjs';
import { run } from './lib/run.mjs';
import { serverEnvironment } from './lib/server-environment.mjs';

const { node, env } = await prepare();
await buildWebApp({ env });
const server = join(projectRoot, 'apps', 'server', 'src', 'main.ts');
process.exitCode = await run(node, [server], { cwd: projectRoot, env: { ...serverEnvironment, ...env } });
