import { existsSync, readdirSync, readFileSync, realpathSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { argv } from 'node:process';

// Leaves in an installed project only the libraries that the bundled programs use, with those that these use, and of each
// only what runs: `keep-used-modules.mjs PROGRAMS PROJECT`. The image is made with it.

const [programs = '', project = ''] = argv.slice(2);
const store = join(project, 'node_modules', '.pnpm');
const isProgram = (name) => name.endsWith('.mjs');
const notRun = /\.(map|[mc]?ts|md|markdown|flow|tsbuildinfo|cc?|cpp|h|hpp|inl|patch|coffee)$/i;
/** What libraries bring for browsers: pdfkit alone has 2.5 MB of it, xml2js 3.3 MB. */
const forBrowsers = /\.(browser|standalone|bc)(\.old)?\.[mc]?js$/;
const notRunFolders = new Set(['test', 'tests', '__tests__', 'docs', 'example', 'examples', 'benchmark', 'benchmarks']);
const notices = /(licen[cs]e|notice|copying)/i;

/** Whether a folder is the root of a library. */
const isOfPackage = (folder) => existsSync(join(folder, 'package.json'));

/** The folder of pnpm's store in which a library lies with links to what it uses. */
const folderIn = (path) => path.slice(store.length + 1).split(sep, 1)[0];

const used = new Set();
function use(folder) {
  if (used.has(folder)) return;
  used.add(folder);
  for (const link of linksIn(join(store, folder, 'node_modules'))) {
    const target = realpathSync(link);
    if (target.startsWith(store + sep)) use(folderIn(target));
  }
}

function* linksIn(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isSymbolicLink() && statSync(path, { throwIfNoEntry: false }) !== undefined) yield path;
    else if (entry.isDirectory() && entry.name.startsWith('@')) yield* linksIn(path);
  }
}

/** In quotes: the comments of the programs name what is in them already. */
const named = /["'](?:file:\/\/)?\/[^"'\s]*node_modules\/\.pnpm\/([^/'"]+)\//g;
for (const name of readdirSync(programs).filter(isProgram)) {
  for (const [, folder] of readFileSync(join(programs, name), 'utf8').matchAll(named)) use(folder);
}
if (used.size === 0) throw new Error(`The programs in ${programs} name no library.`);

for (const folder of readdirSync(store)) if (!used.has(folder)) rmSync(join(store, folder), { recursive: true });
for (const file of filesIn(store)) {
  if ((notRun.test(file) || forBrowsers.test(file)) && !notices.test(basename(file))) rmSync(file);
}

// A bundler's own builds lie beside what Node loads: the AWS client alone has 5 MB of them.
for (const file of [...filesIn(store)].filter((each) => basename(each) === 'package.json')) {
  if (existsSync(file)) removeBuildsForBundlers(dirname(file));
}

/** Removes the folders that only fields for bundlers name. */
function removeBuildsForBundlers(folder) {
  const {
    main = '',
    exports,
    imports,
    bin,
    ...others
  } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  if (main === '' && exports === undefined) return;
  const ways = ['import', 'require'].flatMap((way) => [...targetsOf(exports, way), ...targetsOf(imports, way)]);
  const loaded = [main, ...ways, ...targetsOf(typeof bin === 'string' ? { '.': bin } : bin)].map(inPackage);
  for (const field of ['module', 'jsnext:main', 'es2015', 'jsdelivr', 'unpkg']) {
    const build = typeof others[field] === 'string' ? dirname(inPackage(others[field])) : '.';
    if (build !== '.' && !loaded.some((path) => path === build || path.startsWith(`${build}/`))) {
      rmSync(join(folder, build), { recursive: true, force: true });
    }
  }
}

function inPackage(path) {
  return join(sep, path).slice(1);
}

/** What Node loads of `exports` or `imports`: the first of its own conditions, for each name. */
function targetsOf(value, way) {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value);
  const isOfNames = Array.isArray(value) || way === undefined || entries.some(([key]) => /^[.#]/.test(key));
  const chosen = isOfNames ? entries : entries.filter(([key]) => ['node', way, 'module-sync', 'default'].includes(key));
  return (isOfNames ? chosen : chosen.slice(0, 1)).flatMap(([, target]) => targetsOf(target, way));
}

function* filesIn(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    const isNotRun = notRunFolders.has(entry.name) || entry.name.startsWith('.');
    if (entry.isDirectory() && isOfPackage(folder) && isNotRun) rmSync(path, { recursive: true });
    else if (entry.isDirectory()) yield* filesIn(path);
    else if (entry.isFile()) yield path;
  }
}

// What is left are the programs' own addresses: no name is looked up from the project.
for (const name of readdirSync(join(project, 'node_modules'))) {
  if (name !== '.pnpm') rmSync(join(project, 'node_modules', name), { recursive: true });
}
