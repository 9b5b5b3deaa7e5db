import { createHash } from 'node:crypto';
import { existsSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
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
    'packages/client/src',
    'packages/contract/src',
    'packages/model/src',
    'packages/spreadsheet/src',
    'NOTICE',
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
 * Makes the server and the command one file each unless they were made from the same sources: they start in half the time
 * that two thousand modules take, and the server needs less memory. Returns the folder with `server.mjs` and
 * `command.mjs`.
 */
export async function buildPrograms({ node, env }) {
  const sources = ['apps/cli', 'apps/server', 'db', 'packages', 'seed-data', 'scripts/bundle-programs.mjs'];
  const fingerprint = fingerprintOf([...sources, ...manifests]);
  // The files name the libraries by their paths, so they do not outlast a move of the project.
  const build = createHash('sha256').update(`${fingerprint} ${projectRoot}`).digest('hex').slice(0, 16);
  const folder = join(projectRoot, 'dist', build);
  if (existsSync(folder)) {
    const now = new Date();
    utimesSync(folder, now, now);
    return folder;
  }
  console.error('Building the server …');
  const unfinished = `${folder}.${process.pid}`;
  await bundle({ node, env }, [unfinished]);
  putInPlace(unfinished, folder);
  removeOlderBuilds();
  return folder;
}

/** Another start may have made the same meanwhile. */
function putInPlace(unfinished, folder) {
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    rmSync(unfinished, { recursive: true, force: true });
  }
}

/** A server that still runs from an earlier build loads some of its parts only when it needs them. */
function removeOlderBuilds() {
  const kept = 3;
  const dist = join(projectRoot, 'dist');
  const builds = readdirSync(dist)
    .filter((name) => /^[0-9a-f]{16}$/.test(name))
    .map((name) => ({ path: join(dist, name), used: lastUsed(join(dist, name)) }))
    .sort((one, other) => other.used - one.used);
  for (const { path } of builds.slice(kept)) rmSync(path, { recursive: true, force: true });
}

/** Another start may remove it at the same time. */
const lastUsed = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/**
 * Makes the same files for tests, which start them some two hundred times, and a server that shares its warehouse.
 * Returns the environment that leads these tests to the files.
 */
export async function bundleTestPrograms(tools) {
  const folder = join(projectRoot, 'node_modules', '.programs');
  await bundle(tools, [folder, '--with-tests']);
  return { WAYBILL_TEST_PROGRAMS: folder };
}

async function bundle({ node, env }, args) {
  const bundling = run(node, ['scripts/bundle-programs.mjs', ...args], { cwd: projectRoot, env });
  await must(bundling, 'The command and the server could not be bundled.');
}

async function must(running, failure) {
  const exitCode = await running;
  if (exitCode === 0) return;
  if (!wasAskedToStop()) console.error(failure);
  process.exit(1);
}
