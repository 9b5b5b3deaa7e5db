import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { PreparedDirectory } from './prepared-directory.ts';
import { runCommand } from './run-command.ts';

describe('waybill rules', async () => {
  const directory = await PreparedDirectory.make();
  const desk = await mkdtemp(join(tmpdir(), 'waybill-rules-'));
  afterAll(async () => {
    await directory.remove();
    await rm(desk, { recursive: true, force: true });
  });
  const run = (...args: string[]) => runCommand(['rules', ...args], directory.environment);
  const rates = ['--carrier', 'ups', '--kind', 'list-rates'];

  it('imports a carrier’s table, exports what is in use, and takes the import back', async () => {
    const table = join(desk, 'ground.csv');
    await writeFile(table, 'UPS Ground\nWeight,Zone 2,Zone 3\n1 lb,$11.32,$11.98\n');
    const said = ['--from', '2026-01-05', '--source', 'Guide 2026', '--service', 'UPS Ground'];
    expect((await run('import', table, ...rates, ...said)).output).toMatch(
      /^ground\.csv: 2 rules are in use, import 1, version [0-9a-f]{16}\.\n$/,
    );
    expect((await run('list')).output).toMatch(/1 +UPS +list-rates +ground\.csv +2 +\S+ +in use/);
    const file = join(desk, 'out.csv');
    expect((await run('export', file, ...rates)).code).toBe(0);
    expect(await readFile(file, 'utf8')).toContain('UPS Ground,,1,2,11.32,2026-01-05,,Guide 2026,no');
    expect((await run('revert', '1')).output).toBe('ground.csv: out of use.\n');
  });

  it('says what is wrong with a table, and imports nothing of it', async () => {
    const table = join(desk, 'wrong.csv');
    await writeFile(table, 'Weight,Zone 2\n1 lb,ask\n');
    const refused = await run('import', table, ...rates, '--from', '2026-01-05', '--source', 'Guide');
    expect(refused).toMatchObject({ code: 1, errors: expect.stringContaining('line 2, amount') });
    expect((await run('import', table, '--carrier', 'Nobody', '--kind', 'fuel')).code).toBe(2);
  });
});
