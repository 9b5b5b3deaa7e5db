import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './lib/project-root.mjs';

/**
 * Fails unless docs/dependencies.md gives the reason of exactly the libraries in the catalog, every package takes its
 * libraries from the catalog, and the start scripts fetch the same Node and pnpm as the Docker image.
 */
const read = (...path) => readFileSync(join(projectRoot, ...path), 'utf8');

const lines = [...read('docs', 'dependencies.md').matchAll(/^\| `([^`]+)` \|([^|]*)\|/gm)];
const listed = new Map(lines.map(([, name, reason]) => [name, reason.trim()]));
const catalog = catalogNames(read('pnpm-workspace.yaml'));
const used = new Map(
  manifests().flatMap(({ path, dependencies }) => dependencies.map(([name, version]) => [name, { path, version }])),
);
const development = JSON.parse(read('package.json')).devDependencies;

const toolchain = read('scripts', 'lib', 'toolchain.mjs');
const image = read('Dockerfile');
const tools = [
  ['Node', /'node@([^']+)'/, /^FROM node:([^-\s]+)/gm],
  ['pnpm', /'pnpm@([^']+)'/, /pnpm@(\S+)/g],
];

const faults = [
  ...tools.flatMap(([name, fetched, used]) => {
    const [, version = ''] = fetched.exec(toolchain) ?? [];
    const isExact = /^\d+\.\d+\.\d+$/.test(version);
    const isSame = [...image.matchAll(used)].every(([, other]) => other === version);
    return isExact && isSame
      ? []
      : [`${name}: scripts/lib/toolchain.mjs and Dockerfile must name the same exact version.`];
  }),
  ...catalog.filter((name) => !listed.has(name)).map((name) => `${name}: has no line in docs/dependencies.md.`),
  ...[...listed]
    .filter(([, reason]) => reason.length < 10)
    .map(([name]) => `${name}: docs/dependencies.md gives no reason.`),
  ...lines
    .filter(([, name], index) => lines.findIndex(([, other]) => other === name) < index)
    .map(([, name]) => `${name}: is in docs/dependencies.md twice.`),
  ...[...listed.keys()]
    .filter((name) => !catalog.includes(name))
    .map((name) => `${name}: is in docs/dependencies.md, but not in the catalog.`),
  ...catalog
    .filter((name) => !used.has(name) && !(name in development))
    .map((name) => `${name}: is in the catalog, but no package uses it.`),
  ...[...used]
    .filter(([, { version }]) => version !== 'catalog:')
    .map(([name, { path }]) => `${name}: ${path} must take it from the catalog ("catalog:").`),
];

console.log(faults.length === 0 ? `Each of the ${catalog.length} libraries has its reason.` : faults.join('\n'));
process.exitCode = faults.length === 0 ? 0 : 1;

function catalogNames(workspace) {
  const [, block = ''] = /^catalog:\n((?: {2}.*\n)+)/m.exec(workspace) ?? [];
  return [...block.matchAll(/^ {2}'?([^':\s]+)'?:/gm)].map(([, name]) => name);
}

function manifests() {
  const folders = ['apps', 'packages'].flatMap((group) =>
    readdirSync(join(projectRoot, group)).map((name) => `${group}/${name}`),
  );
  return ['.', 'db', 'seed-data', 'bench', ...folders].map((folder) => {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(read(folder, 'package.json'));
    const path = join(folder, 'package.json');
    return {
      path,
      dependencies: Object.entries({ ...dependencies, ...devDependencies }).filter(
        ([name]) => !name.startsWith('@waybill/'),
      ),
    };
  });
}
