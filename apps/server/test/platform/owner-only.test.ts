import { chmod, mkdir, mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { describeCorrected, keepToOwner } from '../../src/platform/data-directory/owner-only.ts';

describe('a data directory that others could read', async () => {
  const root = await mkdtemp(join(tmpdir(), 'waybill-owner-'));
  const directory = join(root, 'data');
  const outside = join(root, 'outside');
  afterAll(() => rm(root, { recursive: true, force: true }));
  const modeOf = async (path: string) => ((await stat(path)).mode & 0o7777).toString(8);

  it('is its owner’s alone afterwards, to the last file; what links lead to is left alone', async () => {
    await mkdir(join(directory, 'postgres', 'pg_wal'), { recursive: true });
    await writeFile(join(directory, 'postgres', 'pg_wal', '000001'), 'hashes');
    await writeFile(join(directory, 'waybill.duckdb'), 'packages');
    await writeFile(outside, 'of somebody else');
    await symlink(outside, join(directory, 'link'));
    await chmod(outside, 0o644);
    for (const path of ['', 'postgres', 'postgres/pg_wal']) await chmod(join(directory, path), 0o755);
    for (const path of ['postgres/pg_wal/000001', 'waybill.duckdb']) await chmod(join(directory, path), 0o666);

    const corrected = await keepToOwner(directory);
    expect(corrected).toEqual({ changed: 5, failed: [] });
    expect(describeCorrected(directory, corrected)).toContain('rights to 5 files and directories');
    for (const path of ['', 'postgres', 'postgres/pg_wal']) expect(await modeOf(join(directory, path))).toBe('700');
    for (const path of ['postgres/pg_wal/000001', 'waybill.duckdb'])
      expect(await modeOf(join(directory, path))).toBe('600');
    expect(await modeOf(outside)).toBe('644');
  });

  it('says nothing when nothing had to be done', async () => {
    expect(describeCorrected(directory, await keepToOwner(directory))).toBeUndefined();
  });
});
