import { noteWarehouseChange, openSettings, type Settings } from '@waybill/db';
import { type FreshDatabase, freshDatabase } from '@waybill/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lookForChanges } from '../../src/platform/servers/newest-data.ts';

describe('a server that shares its warehouse', () => {
  let database: FreshDatabase;
  let settings: Settings;
  let looks = 0;
  let shown = 0;
  let show: () => Promise<void>;
  beforeAll(async () => {
    database = await freshDatabase();
    settings = await openSettings(database.location);
  });
  beforeEach(async () => {
    show = lookForChanges(settings, {
      async catchUp() {
        looks += 1;
        await new Promise((resolve) => setImmediate(resolve));
        shown += 1;
      },
    });
    await show();
    looks = 0;
    shown = 0;
  });
  afterAll(async () => {
    await settings.destroy();
    await database.drop();
  });

  it('shows what another one has changed before it goes on', async () => {
    await noteWarehouseChange(settings);
    await show();
    expect(shown).toBe(1);
  });

  it('does not look again while nothing has changed', async () => {
    await show();
    await show();
    expect(looks).toBe(0);
  });

  it('looks once for all who ask together', async () => {
    await noteWarehouseChange(settings);
    await Promise.all(Array.from({ length: 20 }, show));
    expect(looks).toBe(1);
  });

  it('shows a change that was made while it looked', async () => {
    await noteWarehouseChange(settings);
    const first = show();
    await noteWarehouseChange(settings);
    await Promise.all([first, show()]);
    await noteWarehouseChange(settings);
    await show();
    expect(shown).toBeGreaterThanOrEqual(2);
  });

  it('answers from what it has when it cannot look', async () => {
    const failing = lookForChanges(settings, { catchUp: () => Promise.reject(new Error('a shard does not answer')) });
    await expect(failing()).resolves.toBeUndefined();
  });
});
