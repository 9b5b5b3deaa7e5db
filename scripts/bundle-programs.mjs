import { join } from 'node:path';
import { argv } from 'node:process';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { projectRoot } from './lib/project-root.mjs';

// Makes the command and the server one file each, in the folder that the first argument names. With --with-tests it adds
// a server that shares its warehouse with others, for the tests that start several.

/** Libraries of many small modules. The others find files of their own beside them, or load native code. */
const bundled =
  /^(@waybill\/|@clickhouse\/client|@duckdb\/node-api|@zip\.js\/|commander|csv-parse|kysely|nodemailer|zod)/;
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

/** Files that a module finds by its address are those beside its source. */
const ownAddresses = {
  name: 'own-addresses',
  transform(code, id) {
    const isOurs = id.startsWith(projectRoot) && !id.includes('node_modules');
    if (!isOurs || !code.includes('import.meta.url')) return undefined;
    return { code: code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)), map: null };
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
  plugins: [librariesFromTheirFolders, ownAddresses],
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
