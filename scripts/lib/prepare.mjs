import { join } from 'node:path';
import { fingerprintOf, isMarked, mark } from './fingerprint.mjs';
import { house } from './house.mjs';
import { run } from './run.mjs';
import { toolchain } from './toolchain.mjs';

const installMark = 'node_modules/.installed';
const buildMark = 'apps/web/dist/.built';
const manifests = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'];

/** Brings Node, pnpm and all packages; answers the tools. Does nothing, quickly, when all is there. */
export async function prepare({ quiet = false } = {}) {
  const tools = toolchain();
  const fingerprint = fingerprintOf(manifests);
  if (!isMarked(installMark, fingerprint)) {
    if (!quiet) console.log('Installing packages …');
    const args = ['install', '--frozen-lockfile', '--config.confirm-modules-purge=false'];
    await must(run('pnpm', args, { cwd: house, env: tools.env, quiet }), 'pnpm install failed.');
    mark(installMark, fingerprint);
  }
  return tools;
}

/** Builds the web app unless it was built from the same sources. */
export async function buildWebApp({ env }) {
  const fingerprint = fingerprintOf(['apps/web', 'packages/contract/src', 'packages/model/src', 'pnpm-lock.yaml']);
  if (isMarked(buildMark, fingerprint)) return;
  console.log('Building the web app …');
  const cwd = join(house, 'apps', 'web');
  await must(
    run('pnpm', ['exec', 'vite', 'build', '--logLevel', 'warn'], { cwd, env }),
    'The web app could not be built.',
  );
  mark(buildMark, fingerprint);
}

async function must(exitCode, failure) {
  if ((await exitCode) === 0) return;
  console.error(failure);
  process.exit(1);
}
