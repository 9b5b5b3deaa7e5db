import { join } from 'node:path';
import { buildPrograms, prepare } from './lib/prepare.mjs';
import { projectRoot } from './lib/project-root.mjs';
import { run } from './lib/run.mjs';
import { serverEnvironment } from './lib/server-environment.mjs';

const tools = await prepare({ quiet: true });
const command = join(await buildPrograms(tools), 'command.mjs');
// npm runs us in the root, but paths of files are relative to where the user is.
const userDirectory = process.env.INIT_CWD ?? process.cwd();
const dataDirectory = tools.env.WAYBILL_DATA ?? join(projectRoot, 'data');
process.exitCode = await run(tools.node, [command, ...process.argv.slice(2)], {
  cwd: userDirectory,
  env: { ...serverEnvironment, ...tools.env, WAYBILL_DATA: dataDirectory },
});
