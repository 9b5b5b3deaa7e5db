import { join } from 'node:path';
import { prepare } from './lib/prepare.mjs';
import { projectRoot } from './lib/project-root.mjs';
import { run } from './lib/run.mjs';

/** Prints the texts of the web app that a language lacks, and those that are never translated. */
const { node, env } = await prepare();
process.exitCode = await run(node, [join(projectRoot, 'apps', 'web', 'test', 'lib', 'languages', 'print-missing.ts')], {
  cwd: projectRoot,
  env,
});
