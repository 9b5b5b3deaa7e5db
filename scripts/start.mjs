import { join } from 'node:path';
import { buildPrograms, buildWebApp, prepare } from './lib/prepare.mjs';
import { projectRoot } from './lib/project-root.mjs';
import { run } from './lib/run.mjs';
import { serverEnvironment } from './lib/server-environment.mjs';

const tools = await prepare();
await buildWebApp(tools);
const server = join(await buildPrograms(tools), 'server.mjs');
process.exitCode = await run(tools.node, [server], {
  cwd: projectRoot,
  env: { ...serverEnvironment, ...tools.env },
});
