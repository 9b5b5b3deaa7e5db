import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { platform } from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { openSettings, type Settings } from '../src/index.ts';

const writer = fileURLToPath(new URL('./support/write-until-killed.ts', import.meta.url));
const kills = Number(process.env.WAYBILL_TEST_KILLS ?? 4);

describe('the embedded settings database', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'waybill-killed-'));
  afterAll(() => rm(directory, { recursive: true, force: true }));
  const dataDirectory = join(directory, 'postgres');

  async function whileOpen<Result>(work: (settings: Settings) => Promise<Result>): Promise<Result> {
    const settings = await openSettings({ dataDirectory });
    try {
      return await work(settings);
    } finally {
      await settings.destroy();
    }
  }

  /** Lets a process write, kills it a while after its first write, and returns the last number confirmed to it. */
  async function killWriter(first: number, milliseconds: number): Promise<number> {
    const child = spawn(process.execPath, [writer, dataDirectory, String(first)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    const written = new Promise<void>((resolve) => {
      child.stdout.on('data', (piece) => {
        output += piece;
        if (output.split('\n').length > 2) resolve();
      });
    });
    const closed = once(child, 'close');
    await Promise.race([written, closed]);
    await wait(milliseconds);
    child.kill('SIGKILL');
    await closed;
    return output.split('\n').slice(1, -1).map(Number).at(-1) ?? first - 1;
  }

  it('keeps everything that it confirmed, and nothing by halves, whenever its process is killed', async () => {
    await whileOpen(async (settings) => {
      const tenant = await settings
        .insertInto('tenant')
        .values({ name: 't' })
        .returning('id')
        .executeTakeFirstOrThrow();
      const client = { tenant_id: tenant.id, name: 'First', code: 'FIRST', parent_client_id: null };
      await settings.insertInto('client').values(client).execute();
    });
    let next = 1;
    for (let kill = 1; kill <= kills; kill += 1) {
      const confirmed = await killWriter(next, 100 + ((kill * 137) % 400));
      const { users, parts } = await whileOpen(countOf);
      expect(users).toBeGreaterThanOrEqual(confirmed);
      // At most the one whose confirmation the kill cut off.
      expect(users).toBeLessThanOrEqual(confirmed + 1);
      expect(parts).toEqual({ views: users, schedules: users, conversations: users });
      next = users + 1;
    }
    expect(next).toBeGreaterThan(kills);
  });

  it.runIf(platform === 'linux')('has its log on the disk before it confirms a write', async () => {
    await whileOpen(async (settings) => {
      const synced: string[] = [];
      const { fsyncSync } = fs;
      const spy = vi.spyOn(fs, 'fsyncSync').mockImplementation((file) => {
        synced.push(fs.readlinkSync(`/proc/self/fd/${file}`));
        fsyncSync(file);
      });
      syncBuiltinESMExports();
      try {
        await settings.insertInto('tenant').values({ name: 'durable' }).execute();
        expect(synced.filter((path) => path.startsWith(join(dataDirectory, 'pg_wal')))).toHaveLength(1);
      } finally {
        spy.mockRestore();
        syncBuiltinESMExports();
      }
    });
  });
});

async function countOf(settings: Settings) {
  const { rows } = await sql<{ users: number; views: number; schedules: number; conversations: number }>`
    select (select count(*)::integer from user_account) as users,
      (select count(*)::integer from filter_setting) as views,
      (select count(*)::integer from report_schedule) as schedules,
      (select count(*)::integer from chat_conversation) as conversations`.execute(settings);
  const { users = 0, ...parts } = rows[0] ?? {};
  return { users, parts };
}
