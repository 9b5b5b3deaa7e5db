import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { projectRoot } from './project-root.mjs';

/** The versions in the Docker image; `npm test` compares them. */
const nodePackage = 'node@24.21.0';
const pnpmPackage = 'pnpm@12.21.0';
const pnpmMajor = '12';
/** The first Node that runs TypeScript files as they are. */
const oldestNode = [22, 18];

const noteFile = join(projectRoot, 'node_modules', '.toolchain.json');
const windows = process.platform === 'win32';

/**
 * Finds a Node that runs our TypeScript and the right pnpm: this machine's own if their versions match, otherwise from
 * the npm registry. Returns an environment with both on the PATH, and the path of that Node.
 */
export function toolchain() {
  const kept = keptToolchain();
  if (kept !== undefined) return kept;
  const needsNode = !nodeFits();
  const needsPnpm = needsNode || !pnpmFits();
  if (!needsNode && !needsPnpm) return describe(process.execPath, []);
  console.error(
    `Fetching ${[needsNode ? nodePackage : '', needsPnpm ? pnpmPackage : ''].filter(Boolean).join(' and ')} …`,
  );
  const { node, folders } = fetchToolchain(needsNode);
  return describe(node, folders);
}

/**
 * Records where the fetched tools are, so that later starts need not ask. Call it after the installation, which clears
 * the folder.
 */
export function keepToolchain({ node, folders }) {
  if (folders.length > 0) writeFileSync(noteFile, JSON.stringify({ node, folders }));
}

function keptToolchain() {
  if (!existsSync(noteFile)) return undefined;
  const { node, folders } = JSON.parse(readFileSync(noteFile, 'utf8'));
  const isThere = [node, ...folders.map((folder) => join(folder, windows ? 'pnpm.cmd' : 'pnpm'))].every(existsSync);
  return isThere ? describe(node, folders) : undefined;
}

/** npx keeps packages in its cache; we ask where, so that later starts need no npx. */
function fetchToolchain(needsNode) {
  const packages = needsNode ? [nodePackage, pnpmPackage] : [pnpmPackage];
  const report = 'console.log(JSON.stringify([process.execPath, process.env.PATH]))';
  const args = ['--yes', ...packages.flatMap((name) => ['--package', name]), '--', 'node', '-e', report];
  const output = execFileSync('npx', args, {
    cwd: projectRoot,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: windows,
  });
  const [node, path] = JSON.parse(output.trim().split('\n').at(-1));
  const folder = path
    .split(delimiter)
    .find((each) => each.includes('_npx') && existsSync(join(each, windows ? 'pnpm.cmd' : 'pnpm')));
  if (folder === undefined)
    throw new Error(`npx did not bring ${pnpmPackage}. Install it: npm install --global ${pnpmPackage}`);
  return { node, folders: [folder] };
}

function describe(node, folders) {
  const path = [...folders, dirname(node), process.env.PATH].join(delimiter);
  return { node, folders, env: { ...process.env, PATH: path } };
}

function nodeFits() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  return major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1]);
}

function pnpmFits() {
  try {
    const version = execFileSync('pnpm', ['--version'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      shell: windows,
    });
    return version.trim().startsWith(`${pnpmMajor}.`);
  } catch {
    return false;
  }
}
