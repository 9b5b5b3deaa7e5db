import { join } from 'node:path';
import { fingerprintOf, isMarked, mark } from './fingerprint.mjs';
import { projectRoot } from './project-root.mjs';
import { run, wasAskedToStop } from './run.mjs';
import { keepToolchain, toolchain } from './toolchain.mjs';

const installMark = 'node_modules/.installed';
const buildMark = 'apps/web/dist/.built';
const manifests = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'];

/**
 * Gets Node, pnpm and all packages, and returns the tools. If everything is there, it takes hardly any time. Messages
 * go to standard error, because standard output belongs to the program that runs next. `quiet` hides the installer's
 * output.
 */
export async function prepare({ quiet = false } = {}) {
  const tools = toolchain();
  const fingerprint = fingerprintOf(manifests);
  if (!isMarked(installMark, fingerprint)) {
    console.error('Installing packages …');
    const args = ['install', '--frozen-lockfile', '--config.confirm-modules-purge=false'];
    await must(run('pnpm', args, { cwd: projectRoot, env: tools.env, quiet }), 'The packages could not be installed.');
    mark(installMark, fingerprint);
  }
  keepToolchain(tools);
  return tools;
}

/** Builds the web app unless it was built from the same sources. */
export async function buildWebApp({ env }) {
  const fingerprint = fingerprintOf([
    'apps/web',
    'packages/contract/src',
    'packages/model/src',
    'packages/spreadsheet/src',
    'pnpm-lock.yaml',
  ]);
  if (isMarked(buildMark, fingerprint)) return;
  console.error('Building the web app …');
  const cwd = join(projectRoot, 'apps', 'web');
  await must(
    run('pnpm', ['exec', 'vite', 'build', '--logLevel', 'warn'], { cwd, env }),
    'The web app could not be built.',
  );
  mark(buildMark, fingerprint);
}

/**
 * Makes the command and the server one file each, for tests that start them again and again: two thirds of such a start
 * is the search for two thousand modules. Returns the environment that leads these tests to the files.
 */
export async function bundlePrograms({ node, env }) {
  const folder = join(projectRoot, 'node_modules', '.programs');
  const bundling = run(node, ['scripts/bundle-programs.mjs', folder], { cwd: projectRoot, env });
  await must(bundling, 'The command and the server could not be bundled.');
  return { WAYBILL_TEST_PROGRAMS: folder };
}

async function must(running, failure) {
  const exitCode = await running;
  if (exitCode === 0) return;
  if (!wasAskedToStop()) console.error(failure);
  process.exit(1);
}
