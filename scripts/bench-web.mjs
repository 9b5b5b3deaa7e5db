import { findOrInstallChromium } from './lib/find-chromium.mjs';
import { buildWebApp, prepare } from './lib/prepare.mjs';
import { runBench } from './lib/run-bench.mjs';

const tools = await prepare();
await buildWebApp(tools);
await runBench('web/main.ts', { CHROMIUM_PATH: await findOrInstallChromium(tools.env) });
