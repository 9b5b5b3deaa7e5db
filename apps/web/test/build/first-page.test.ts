import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const mostBytes = 200_000;
/** What a browser gets with each file besides its content; the bench counts it too. */
const headerBytes = 1_100;
const web = join(import.meta.dirname, '..', '..');

interface Chunk {
  readonly type: 'chunk';
  readonly fileName: string;
  readonly code: string;
  readonly isEntry: boolean;
  readonly facadeModuleId: string | null;
  readonly moduleIds: readonly string[];
  readonly imports: readonly string[];
}

let folder: string;
let chunks: readonly Chunk[];
let notice: string | Uint8Array | undefined;

/** Nothing is written, so the folder stays empty and there is nothing in it to compress. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waybill-build-'));
  vi.stubEnv('NODE_ENV', 'production');
  const configFile = join(web, 'vite.config.ts');
  const result = await build({ configFile, logLevel: 'error', build: { outDir: folder, write: false } });
  const outputs = [result].flat().flatMap((each) => ('output' in each ? each.output : []));
  notice = outputs.flatMap((each) => (each.type === 'asset' && each.fileName === 'notice.txt' ? [each.source] : []))[0];
  chunks = outputs.flatMap((each) => (each.type === 'chunk' ? [each] : []));
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

test('the Overview needs at most 200 kB of compressed JavaScript before its charts', () => {
  const files = needed('features/shell/shell.tsx', 'routes/overview-page.tsx');
  const sizes = files.map(({ fileName, code }) => [fileName, brotliCompressSync(code).length] as const);
  const bytes = sizes.reduce((sum, [, size]) => sum + size + headerBytes, 0);
  expect(bytes, JSON.stringify(Object.fromEntries(sizes))).toBeLessThanOrEqual(mostBytes);
});

test('the attributions of others’ data and typeface are served', async () => {
  expect(notice).toBe(await readFile(join(web, '..', '..', 'NOTICE'), 'utf8'));
  for (const owner of ['GeoNames', 'SimpleMaps', 'Natural Earth', 'SIL Open Font License', 'SCOWL'])
    expect(notice).toContain(owner);
});

test('the first page has neither a library of charts nor one of schemas', () => {
  const modules = needed('features/shell/shell.tsx', 'routes/overview-page.tsx').flatMap(({ moduleIds }) => moduleIds);
  expect(modules.some((module) => module.endsWith('/overview/overview.tsx'))).toBe(true);
  expect(modules.filter((module) => /node_modules\/(@nivo|d3-[^/]+|zod)\//.test(module))).toEqual([]);
});

test('the first page has neither the definitions of the configurable dashboards nor the outlines of maps', () => {
  const modules = needed('features/shell/shell.tsx', 'routes/overview-page.tsx').flatMap(({ moduleIds }) => moduleIds);
  const others =
    /model\/src\/dashboards\/(figures|dashboards|business-overview)\.ts$|ui\/map\/|topojson|\/set-text\.ts$/;
  expect(modules.filter((module) => others.test(module))).toEqual([]);
});

test('the first page and the button of the assistant have no code that places menus, panels, hints and dialogs', () => {
  const page = ['features/shell/shell.tsx', 'routes/overview-page.tsx', 'features/assistant/chat/assistant.tsx'];
  const modules = needed(...page).flatMap(({ moduleIds }) => moduleIds);
  expect(modules.filter((module) => /node_modules\/(@floating-ui|react-remove-scroll)\//.test(module))).toEqual([]);
});

test('the charts of the Overview bring neither maps nor code that places menus, panels, hints and dialogs', () => {
  const charts = ['weeks/weeks-chart.tsx', 'halves/halves-chart.tsx', 'refunds/refunds-chart.tsx'];
  const modules = needed(...charts.map((chart) => `features/analysis/overview/${chart}`)).flatMap(
    ({ moduleIds }) => moduleIds,
  );
  expect(modules.some((module) => /node_modules\/@nivo\/bar\//.test(module))).toBe(true);
  expect(modules.filter((module) => /node_modules\/(@floating-ui|d3-geo|topojson-client)\//.test(module))).toEqual([]);
});

test('signing in needs nothing of the analysis pages', () => {
  const modules = needed('features/identity/sign-in/login-page.tsx').flatMap(({ moduleIds }) => moduleIds);
  expect(modules.filter((module) => /features\/(widgets|overview|analytics-header|grid)\//.test(module))).toEqual([]);
});

/** The entry, the files of these modules, and all that they import at once. */
function needed(...modules: readonly string[]): readonly Chunk[] {
  const found = new Set<Chunk>();
  const add = (chunk: Chunk) => {
    if (found.has(chunk)) return;
    found.add(chunk);
    for (const name of chunk.imports) for (const each of chunks) if (each.fileName === name) add(each);
  };
  for (const chunk of chunks) if (chunk.isEntry) add(chunk);
  for (const module of modules) {
    const file = chunks.find(({ moduleIds, facadeModuleId }) =>
      [facadeModuleId, ...moduleIds].some((id) => id === join(web, 'src', module)),
    );
    if (file === undefined) throw new Error(`The build has no ${module}`);
    add(file);
  }
  return [...found];
}
