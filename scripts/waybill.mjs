import { join } from 'node:path';
import { prepare } from './lib/prepare.mjs';
import { projectRoot } from './lib/project-root.mjs';
import { run } from './lib/run.mjs';
import { serverEnvironment } from './lib/server-environment.mjs';

const { node, env } = await prepare({ quiet: true });
const command = join(projectRoot, 'apps', 'cli', 'src', 'main.ts');
// npm runs us in the root, but paths of files are relative to where the user is.
const userDirectory = process.env.INIT_CWD ?? process.cwd();
const dataDirectory = env.WAYBILL_DATA ?? join(projectRoot, 'data');
process.exitCode = await run(node, [command, ...process.argv.slice(2)], {
  cwd: userDirectory,
  env: { ...serverEnvironment, ...env, WAYBILL_DATA: dataDirectory },
});
