import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { projectRoot } from './project-root.mjs';
import { run } from './run.mjs';

/** The headless shell first: without the windows of the whole browser it takes less than half the processor time. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const webPackage = join(projectRoot, 'apps', 'web', 'package.json');
const advice = 'Install one and name it: CHROMIUM_PATH=/path/to/chromium npm test';

/** Finds a Chromium that starts, or installs one. Throws if there is no way to get one. */
export async function findOrInstallChromium(env) {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (starts(named)) return named;
    throw new Error(`CHROMIUM_PATH is ${named}, but no Chromium starts there. ${advice}`);
  }
  const found = find();
  if (found !== undefined) return found;
  console.log('No Chromium found: installing one …');
  for (const install of [debianPackage('chromium-headless-shell'), installByPlaywright, debianPackage('chromium')]) {
    if (!(await install(env))) continue;
    const installed = find();
    if (installed !== undefined) return installed;
  }
  throw new Error(`No Chromium was found, and none could be installed. ${advice}`);
}

const find = () => [...names.map(onPath), ofPlaywright()].find((path) => path !== undefined && starts(path));

/** On some systems `chromium` only prints how to install it, or lacks libraries that it needs. */
function starts(path) {
  return outputOf(path, ['--version']) !== undefined;
}

const onPath = (name) => outputOf('which', [name]);

const ofPlaywright = () => createRequire(webPackage)('@playwright/test').chromium.executablePath();

function outputOf(command, args) {
  try {
    return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim() || undefined;
  } catch {
    return undefined;
  }
}

async function installByPlaywright(env) {
  const install = (...options) =>
    run('pnpm', ['--filter', '@waybill/web', 'exec', 'playwright', 'install', ...options, 'chromium'], {
      cwd: projectRoot,
      env,
      quiet: true,
    });
  const mayAddLibraries = process.platform === 'linux' && process.getuid?.() === 0;
  return (await install(...(mayAddLibraries ? ['--with-deps'] : []))) === 0;
}

/** Installs a package of Debian; false where that is not possible, or where there is no such package. */
function debianPackage(name) {
  return async (env) => {
    const isRoot = process.getuid?.() === 0;
    if (onPath('apt-get') === undefined || (!isRoot && onPath('sudo') === undefined)) return false;
    const asRoot = isRoot ? [] : ['sudo', '-n'];
    const apt = (...args) => {
      const [command, ...rest] = [...asRoot, 'apt-get', ...args];
      return run(command, rest, { env: { ...env, DEBIAN_FRONTEND: 'noninteractive' }, quiet: true });
    };
    return (await apt('update')) === 0 && (await apt('install', '-y', '--no-install-recommends', name)) === 0;
  };
}
