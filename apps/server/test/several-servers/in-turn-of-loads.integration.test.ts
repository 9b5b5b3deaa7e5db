import { inTurn, openSettings, type Settings } from '@waybill/db';
import { type FreshDatabase, freshDatabase } from '@waybill/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTurnOfLoads } from '../../src/platform/servers/in-turn-of-loads.ts';

let database: FreshDatabase;
let settings: Settings;
beforeAll(async () => {
  database = await freshDatabase();
  settings = await openSettings(database.location);
});
afterAll(async () => {
  await settings.destroy();
  await database.drop();
});

it('a load catches up once the one before it has ended, and before a file is judged', async () => {
  const events: string[] = [];
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const before = inTurn(settings, 'loads', async () => {
    begin();
    await ended;
    events.push('the load before has ended');
  });
  await begun;
  const warehouse = { catchUp: async () => void events.push('caught up') };
  const load = inTurnOfLoads({ settings, warehouse }, async () => void events.push('judged'));
  end();
  await Promise.all([before, load]);
  expect(events).toEqual(['the load before has ended', 'caught up', 'judged']);
});

it('a load that cannot catch up stores nothing', async () => {
  let isJudged = false;
  const warehouse = { catchUp: () => Promise.reject(new Error('a shard does not answer')) };
  const load = inTurnOfLoads({ settings, warehouse }, async () => {
    isJudged = true;
  });
  await expect(load).rejects.toThrow('a shard does not answer');
  expect(isJudged).toBe(false);
});
