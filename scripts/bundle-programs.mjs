import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { argv } from 'node:process';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { projectRoot } from './lib/project-root.mjs';

// Makes the command and the server one file each, in the folder that the first argument names. With --with-tests it adds
// a server that shares its warehouse with others, for the tests that start several.

/** Libraries of many small modules. The others find files of their own beside them, or load native code. */
const bundled =
  /^(@waybill\/|@clickhouse\/client|@duckdb\/node-api|@modelcontextprotocol\/|@opentelemetry\/api|@tus\/|@zip\.js\/|commander|cron-parser|csv-parse|fastify-type-provider-zod|kysely|luxon|nodemailer|pg-boss|prom-client|zod)/;
const isRelative = /^\.{0,2}\//;

const librariesFromTheirFolders = {
  name: 'libraries-from-their-folders',
  async resolveId(source, importer, { kind }) {
    if (importer === undefined || isRelative.test(source) || bundled.test(source)) return undefined;
    const found = await this.resolve(source, importer, { skipSelf: true });
    if (found === null || found.external) return { id: source, external: true };
    return { id: kind === 'require-call' ? found.id : pathToFileURL(found.id).href, external: 'absolute' };
  },
};

/** A file beside a module, named by a text: `new URL('./names.csv', import.meta.url)`. */
const ownFile = /new URL\('([^']+)', import\.meta\.url\)/g;
/** At the end of its name: the module is read as a text, not run. */
const textMark = /\?text$/;
/** A file of a library that is no module: a font. */
const fileOfLibrary = /import\.meta\.resolve\('([^']+)'\)/g;

/**
 * Threads and processes become programs of their own, and data files stand beside them, so that nothing of the sources is
 * needed. What is found by a name that is put together, and folders, stay where the sources have them.
 */
const ownFiles = {
  name: 'own-files',
  transform(code, id) {
    const isOurs = id.startsWith(projectRoot) && !id.includes('node_modules');
    if (!isOurs || !code.includes('import.meta.')) return undefined;
    const address = (path) => `new URL(import.meta.ROLLUP_FILE_URL_${this.emitFile(path)})`;
    const withLibraries = code.replaceAll(fileOfLibrary, (_, named) => {
      const file = createRequire(id).resolve(named);
      return `${address({ type: 'asset', name: basename(file), source: readFileSync(file) })}.href`;
    });
    const withFiles = withLibraries.replaceAll(ownFile, (whole, relative) => {
      const file = resolve(dirname(id), relative.replace(textMark, ''));
      if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return whole;
      if (relative.endsWith('.ts')) return address({ type: 'chunk', id: file, name: basename(file, '.ts') });
      return address({ type: 'asset', name: basename(file), source: readFileSync(file) });
    });
    const own = JSON.stringify(pathToFileURL(id).href);
    return { code: withFiles.replaceAll(/import\.meta\.url\b/g, own), map: null };
  },
};

const programs = {
  command: join(projectRoot, 'apps/cli/src/main.ts'),
  server: join(projectRoot, 'apps/server/src/main.ts'),
};
const testPrograms = {
  'one-of-several-servers': join(projectRoot, 'apps/server/test/several-servers/processes/serve.ts'),
};
const [folder, ...options] = argv.slice(2);

const bundle = await rolldown({
  input: options.includes('--with-tests') ? { ...programs, ...testPrograms } : programs,
  platform: 'node',
  logLevel: 'silent',
  plugins: [librariesFromTheirFolders, ownFiles],
});
await bundle.write({
  dir: folder,
  format: 'esm',
  cleanDir: true,
  sourcemap: true,
  entryFileNames: '[name].mjs',
  chunkFileNames: ({ isDynamicEntry }) => (isDynamicEntry ? '[name]-[hash].mjs' : 'shared-[hash].mjs'),
});
await bundle.close();
