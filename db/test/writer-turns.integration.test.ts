import { type FreshDatabase, freshDatabase } from '@waybill/testkit';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { countWarehouseChanges, openSettings, type Settings, WriterTurns } from '../src/index.ts';

describe.runIf(inject('postgresUrl') !== null)('the turns of those who change a warehouse', () => {
  let database: FreshDatabase;
  let settings: Settings;
  let turns: WriterTurns;
  beforeAll(async () => {
    database = await freshDatabase();
    const { location } = database;
    if (!('databaseUrl' in location)) throw new Error('Turns are taken on a PostgreSQL server.');
    settings = await openSettings(location);
    turns = new WriterTurns(location.databaseUrl);
  });
  afterAll(async () => {
    await settings.destroy();
    await database.drop();
  });

  it('come one after the other, with numbers that are given once', async () => {
    const first = await turns.take(0);
    let second: Awaited<ReturnType<WriterTurns['take']>> | undefined;
    const waiting = turns.take(0).then((turn) => {
      second = turn;
    });
    const before = await countWarehouseChanges(settings);
    expect(await first.whileHeld(async () => 'done')).toBe('done');
    expect(await countWarehouseChanges(settings)).toBe(before);
    await first.noteChange();
    expect(await countWarehouseChanges(settings)).toBe(before + 1);
    expect(second).toBeUndefined();
    await first.release();
    await waiting;
    expect(second?.number).toBeGreaterThan(first.number);
    await second?.release();
    const third = await turns.take(100);
    expect(third.number).toBe(101);
    await third.release();
    const fourth = await turns.take(50);
    expect(fourth.number).toBe(102);
    await fourth.release();
  });

  it('are lost with the connection, and the next one comes', async () => {
    const lost = await turns.take(0);
    await sql`select pg_terminate_backend(pid) from pg_locks
      where locktype = 'advisory' and granted
        and database = (select oid from pg_database where datname = current_database())`.execute(settings);
    const next = await turns.take(0);
    expect(next.number).toBeGreaterThan(lost.number);
    let done = false;
    const late = lost.whileHeld(async () => {
      done = true;
    });
    await expect(late).rejects.toThrow(/connection to the settings database broke/);
    expect(done).toBe(false);
    expect(await next.whileHeld(async () => 'done')).toBe('done');
    await lost.release();
    await next.release();
  });

  it('do not follow what failed within one', async () => {
    const turn = await turns.take(0);
    await expect(turn.whileHeld(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await turn.release();
    await (await turns.take(0)).release();
  });
});
