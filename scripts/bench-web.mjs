import { join } from 'node:path';
import { findOrInstallChromium } from './lib/find-chromium.mjs';
import { buildWebApp, prepare } from './lib/prepare.mjs';
import { projectRoot } from './lib/project-root.mjs';
import { run } from './lib/run.mjs';
import { serverEnvironment } from './lib/server-environment.mjs';

const { node, env } = await prepare();
await buildWebApp({ env });
const chromium = await findOrInstallChromium(env);
const bench = join(projectRoot, 'bench', 'src', 'web', 'main.ts');
process.exitCode = await run(node, [bench, ...process.argv.slice(2)], {
  cwd: projectRoot,
  env: { ...serverEnvironment, ...env, CHROMIUM_PATH: chromium },
});
