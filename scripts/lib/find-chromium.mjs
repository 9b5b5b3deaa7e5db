import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { house } from './house.mjs';
import { run } from './run.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const webPackage = join(house, 'apps', 'web', 'package.json');

/** The path of a Chromium: one that is installed, else one that we install. Throws when there is no way to get one. */
export async function findOrInstallChromium(env) {
  const found = find();
  if (found !== undefined) return found;
  console.log('No Chromium found: installing one …');
  for (const install of [installByPlaywright, installByDebian]) {
    if (await install(env)) {
      const installed = find();
      if (installed !== undefined) return installed;
    }
  }
  throw new Error('No Chromium could be installed. Install one and name it: CHROMIUM_PATH=/path/to/chromium npm test');
}

function find() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  return names.map(onPath).find((path) => path !== undefined) ?? ofPlaywright();
}

function onPath(name) {
  try {
    return execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim() || undefined;
  } catch {
    return undefined;
  }
}

function ofPlaywright() {
  const { chromium } = createRequire(webPackage)('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

const installByPlaywright = async (env) =>
  (await run('pnpm', ['--filter', '@waybill/web', 'exec', 'playwright', 'install', 'chromium'], {
    cwd: house,
    env,
    quiet: true,
  })) === 0;

async function installByDebian(env) {
  if (onPath('apt-get') === undefined) return false;
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args) => {
    const [command, ...rest] = [...asRoot, 'apt-get', ...args];
    return run(command, rest, { env: { ...env, DEBIAN_FRONTEND: 'noninteractive' }, quiet: true });
  };
  return (await apt('update')) === 0 && (await apt('install', '-y', '--no-install-recommends', 'chromium')) === 0;
}
