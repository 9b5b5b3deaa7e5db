import { join } from 'node:path';
import { buildPrograms, prepare } from './prepare.mjs';
import { projectRoot } from './project-root.mjs';
import { run } from './run.mjs';
import { serverEnvironment } from './server-environment.mjs';

/**
 * Runs a program of `bench/src` with the arguments of this one. It finds the server that `npm start` starts, and the command,
 * in the folder that WAYBILL_PROGRAMS names.
 */
export async function runBench(program, environment = {}) {
  const tools = await prepare();
  const programs = await buildPrograms(tools);
  const path = join(projectRoot, 'bench', 'src', program);
  process.exitCode = await run(tools.node, [path, ...process.argv.slice(2)], {
    cwd: projectRoot,
    env: { ...serverEnvironment, ...tools.env, WAYBILL_PROGRAMS: programs, ...environment },
  });
}
