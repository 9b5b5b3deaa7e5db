import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { data, dataRows, getRows, idempotencyKeyHeader } from '@waybill/contract';
import { openInvoiceFile } from '@waybill/invoices';
import { House } from '@waybill/testkit';
import { askDuckDb } from '@waybill/testkit/parquet';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleBodies } from '../../src/platform/http/open-api-examples.ts';
import { tokenOf } from '../identity/tokens/token-of.ts';

const read = (page: string) => readFile(new URL(`../../../../docs/${page}.md`, import.meta.url), 'utf8');
const [document = '', ofTools = '', ofDataOut = '', ofReferences = '', ofTypeScript = ''] = await Promise.all(
  ['api', 'tools', 'data-out', 'references', 'typescript'].map(read),
);
const examples = (language: string, document: string): string[] =>
  [...document.matchAll(new RegExp(`^\`\`\`${language} run\n([^\`]*)^\`\`\``, 'gm'))].map(([, code]) => code ?? '');
const isThere = (program: string): boolean => spawnSync(program, ['--version']).status === 0;

interface Run {
  readonly code: number | null;
  readonly said: string;
}

describe('the examples of the documents', () => {
  let house: House;
  let token: string | undefined;
  let folder: string;
  beforeAll(async () => {
    house = await House.open();
    token = (await tokenOf(house, 'shipper')).token;
    folder = await mkdtemp(join(tmpdir(), 'waybill-api-'));
  });
  afterAll(async () => {
    await house.close();
    await rm(folder, { recursive: true });
  });

  const run = (program: string, code: string, secret = token) =>
    new Promise<Run>((resolve) => {
      const env = { PATH: process.env.PATH, WAYBILL: house.address, TOKEN: secret, PYTHONIOENCODING: 'utf8' };
      const running = spawn(program, ['-c', code], { cwd: folder, env });
      let said = '';
      for (const stream of [running.stdout, running.stderr]) {
        stream.setEncoding('utf8').on('data', (text: string) => {
          said += text;
        });
      }
      running.on('close', (code) => resolve({ code, said }));
    });

  it('for curl answer what they say', async ({ skip }) => {
    skip(!isThere('curl'), 'curl is not installed');
    const [whoAmI = '', spend = '', invoices = '', change = '', description = '', ...more] = examples('sh', document);
    expect(more).toEqual([]);
    expect(await run('sh', whoAmI)).toMatchObject({ code: 0, said: expect.stringContaining('"login":"shipper"') });
    expect(await run('sh', spend)).toMatchObject({
      code: 0,
      said: expect.stringMatching(/"CARRIER":"UPS","SPEND":\d/),
    });
    expect(await run('sh', invoices)).toMatchObject({ code: 0, said: expect.stringContaining('"invoiceNumber":') });
    const { token: writer } = await tokenOf(house, 'admin', { writes: true });
    const [made, repeated] = [await run('sh', change, writer), await run('sh', change, writer)];
    expect(made).toMatchObject({ code: 0, said: expect.stringContaining('"name":"Freight"') });
    expect(repeated).toEqual(made);
    expect((await run('sh', change.replace('Freight', 'Fuel'), writer)).said).toContain('"status":422');
    expect((await run('sh', description)).code).toBe(0);
    const openApi = JSON.parse(await readFile(join(folder, 'openapi.json'), 'utf8'));
    expect(openApi.components.securitySchemes.bearer).toMatchObject({ type: 'http', scheme: 'bearer' });
    const figures = openApi.paths['/aiparcelweb/api/aidashboards/data/{page}/{container}'].post;
    expect(figures.requestBody.content['application/json'].example).toEqual(exampleBodies.data);
    expect(figures.description).toContain('API tokens: that read.');
    const named = (parameters: { name: string }[] = []) => parameters.map(({ name }) => name);
    expect(named(figures.parameters)).not.toContain(idempotencyKeyHeader);
    expect(named(openApi.paths['/aiparcelweb/api/glcodes'].post.parameters)).toContain(idempotencyKeyHeader);
    expect((await run('sh', whoAmI, 'wbt_wrong')).said).toContain('There is no such API token.');
  });

  it('of docs/tools.md answer what they say', async ({ skip }) => {
    skip(!isThere('curl'), 'curl is not installed');
    const [clients = '', plainly = '', ...more] = examples('sh', ofTools);
    expect(more).toEqual([]);
    expect(await run('sh', clients)).toMatchObject({ code: 0, said: expect.stringContaining('"structuredContent"') });
    expect(await run('sh', plainly)).toMatchObject({
      code: 0,
      said: expect.stringMatching(/"readingText":.*"rows":/s),
    });
  });

  it('of docs/data-out.md give files that DuckDB reads', async ({ skip }) => {
    skip(!isThere('curl'), 'curl is not installed');
    const [packages = '', dictionary = '', grid = '', loads = '', ...more] = examples('sh', ofDataOut);
    expect(more).toEqual([]);
    for (const example of [packages, dictionary, grid]) expect(await run('sh', example)).toEqual({ code: 0, said: '' });
    const [question = ''] = examples('sql', ofDataOut);
    const rows = await askDuckDb(question.replace('packages.parquet', join(folder, 'packages.parquet')));
    expect(rows[0]).toMatchObject({ carrier_name: 'UPS', spend: expect.stringMatching(/^\d+\.\d\d$/) });
    const [shown] = await askDuckDb(`select count(spend) > 0 as has_rows from '${join(folder, 'grid.parquet')}'`);
    expect(shown).toEqual({ has_rows: true });
    expect(JSON.parse(await readFile(join(folder, 'dictionary.json'), 'utf8')).tables).toHaveLength(2);
    const { code, said } = await run('sh', loads);
    expect(code).toBe(0);
    expect(JSON.parse(said)).toMatchObject({ undone: [999_999], loads: [{ state: 'new' }] });
  });

  it('of docs/references.md store what they say', async ({ skip }) => {
    skip(!isThere('curl'), 'curl is not installed');
    const { token: writing } = await tokenOf(house, 'admin', { writes: true });
    const [preview = '', rows = '', file = '', ...more] = examples('sh', ofReferences);
    expect(more).toEqual([]);
    const waiting = '"outcome":{"completed":0,"known":0,"waiting":1,"misfits":0}';
    expect(await run('sh', preview, writing)).toMatchObject({ code: 0, said: expect.stringContaining(waiting) });
    for (const example of [rows, file])
      expect(await run('sh', example, writing)).toMatchObject({
        code: 0,
        said: expect.stringMatching(/"status":"load/),
      });
    const loaded = () =>
      house.sql<{ NUMBER: string | null; CENTRE: string }>(
        'select distinct coalesce(reference, tracking_number), cost_centre from delivery_fact order by 1',
        { NUMBER: 'text', CENTRE: 'text' },
      );
    await expect.poll(loaded, { timeout: 60_000 }).toEqual([
      { NUMBER: '1Z999AA10123456784', CENTRE: 'EAST' },
      { NUMBER: '1Z999AA10123456785', CENTRE: 'WEST' },
      { NUMBER: 'PO 4711', CENTRE: 'WEST' },
    ]);
    expect(await run('sh', rows)).toMatchObject({
      code: 22,
      said: expect.stringContaining('"missingScope":["write"]'),
    });
    const files = [...ofReferences.matchAll(/^```csv\n([^`]*)^```/gm)].map(([, text]) => text ?? '');
    expect(files).toHaveLength(2);
    for (const [place, text] of files.entries()) {
      const path = join(folder, `references-${place}.csv`);
      await writeFile(path, text);
      const read = await openInvoiceFile(path);
      expect(read).toMatchObject({
        layout: 'Reference fields',
        rows: text.trim().split('\n').length - 1,
        badLines: [],
      });
    }
  });

  it('of docs/data-out.md for Power Query name the call and its parameters', () => {
    const queries = [...ofDataOut.matchAll(/^```powerquery\n([^`]*)^```/gm)].map(([, code]) => code ?? '');
    expect(queries).toHaveLength(2);
    for (const query of queries) {
      expect(query).toContain(`RelativePath = "${dataRows.path.replace(':table', 'packages').slice(1)}"`);
      const [, list = ''] = /Query = \[([^\]]*)\]/.exec(query) ?? [];
      const given = Object.fromEntries(
        [...list.matchAll(/(\w+) = "([^"]*)"/g)].map(([, name, value]) => [name, value]),
      );
      expect(dataRows.query?.strict().safeParse(given).error).toBeUndefined();
    }
  });

  it('of docs/data-out.md for pandas add up', async ({ skip }) => {
    skip(spawnSync('python3', ['-c', 'import pandas, pyarrow']).status !== 0, 'pandas is not installed');
    const [example = '', withPolars = ''] = examples('python', ofDataOut);
    expect(await run('python3', example)).toMatchObject({ code: 0, said: expect.stringMatching(/^UPS +\d+\.\d\d$/m) });
    if (spawnSync('python3', ['-c', 'import polars']).status !== 0) return;
    expect(await run('python3', withPolars)).toMatchObject({
      code: 0,
      said: expect.stringMatching(/│ UPS +┆ \d+\.\d\d/),
    });
  });

  it('for Python answer what they say, and why they cannot', async ({ skip }) => {
    skip(!isThere('python3'), 'python3 is not installed');
    const [spend = '', ...more] = examples('python', document);
    expect(more).toEqual([]);
    const { code, said } = await run('python3', spend);
    expect(said).toMatch(/^\d{4}-\d{2}-\d{2} \d+\.\d+$/m);
    expect(code).toBe(0);
    expect(await run('python3', spend, 'wbt_wrong')).toEqual({ code: 1, said: 'There is no such API token.\n' });
  });

  it('for TypeScript have the right types, and answer what they say', async ({ skip }) => {
    skip(!isThere('curl'), 'curl is not installed');
    const [[fetchClient = ''], [example = '']] = [examples('sh', ofTypeScript), examples('ts', ofTypeScript)];
    expect(await run('sh', fetchClient)).toEqual({ code: 0, said: '' });
    await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
    await writeFile(join(folder, 'example.ts'), example);
    const types = join(fileURLToPath(import.meta.resolve('@types/node/package.json')), '../..');
    const options = `--noEmit --ignoreConfig --strict --target es2024 --module nodenext --allowImportingTsExtensions --erasableSyntaxOnly --typeRoots ${types} --types node`;
    const compiler = fileURLToPath(import.meta.resolve('typescript/package.json')).replace('package.json', 'bin/tsc');
    const compiled = (file: string) => run('sh', `'${process.execPath}' '${compiler}' ${options} ${file}`);
    expect(await compiled('example.ts')).toEqual({ code: 0, said: '' });
    await writeFile(join(folder, 'wrong.ts'), example.replace("table: 'packages'", "table: 'parcels'"));
    expect((await compiled('wrong.ts')).said).toContain(`'"parcels"' is not assignable to type`);
    const { code, said } = await run('sh', `'${process.execPath}' example.ts`);
    expect(said).toMatch(/^UPS \d+\.\d+$/m);
    expect(said).toMatch(/^403 You do not have access/m);
    expect(code).toBe(0);
    const question = `select count(*) > 0 as has_rows from '${join(folder, 'packages.parquet')}'`;
    expect(await askDuckDb(question)).toEqual([{ has_rows: true }]);
  });

  it('of the OpenAPI description are answered', async () => {
    const caller = await tokenOf(house, 'shipper');
    const spend = await caller.call(data, {
      params: { page: 'spend', container: 'amounts' },
      body: exampleBodies.data,
    });
    expect(spend.body.data.length).toBeGreaterThan(0);
    const rows = await caller.call(getRows, { params: { pageName: 'spend' }, body: exampleBodies.getRows });
    expect(rows.body.data.length).toBeGreaterThan(0);
  });
});
