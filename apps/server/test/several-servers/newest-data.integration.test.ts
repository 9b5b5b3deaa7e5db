import { noteWarehouseChange, openSettings, type Settings } from '@waybill/db';
import { type FreshDatabase, freshDatabase } from '@waybill/testkit';
import type { Warehouse } from '@waybill/warehouse';
import Fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lookForChanges, newestData } from '../../src/platform/servers/newest-data.ts';

/** A warehouse that catches up when the test lets it. */
class HeldWarehouse {
  looks = 0;
  shown = 0;
  #opened = Promise.resolve();
  #begun = Promise.withResolvers<void>();

  hold(): { readonly begun: Promise<void>; letGo(): void } {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#opened = promise;
    this.#begun = Promise.withResolvers();
    return { begun: this.#begun.promise, letGo: resolve };
  }

  async catchUp(): Promise<void> {
    this.looks += 1;
    this.#begun.resolve();
    await this.#opened;
    this.shown += 1;
  }
}

describe('a server that shares its warehouse', () => {
  let database: FreshDatabase;
  let settings: Settings;
  let warehouse: HeldWarehouse;
  let show: () => Promise<void>;
  beforeAll(async () => {
    database = await freshDatabase();
    settings = await openSettings(database.location);
  });
  beforeEach(async () => {
    warehouse = new HeldWarehouse();
    show = lookForChanges(settings, warehouse);
    await show();
    expect([warehouse.looks, warehouse.shown]).toEqual([1, 1]);
  });
  afterAll(async () => {
    await settings.destroy();
    await database.drop();
  });

  it('shows what another one has changed before it goes on', async () => {
    await noteWarehouseChange(settings);
    await show();
    expect(warehouse.shown).toBe(2);
  });

  it('does not look again while nothing has changed', async () => {
    await show();
    await show();
    expect(warehouse.looks).toBe(1);
  });

  it('looks once for all who ask together, none of whom goes on before', async () => {
    await noteWarehouseChange(settings);
    const seen = Array.from({ length: 20 }, () => show().then(() => warehouse.shown));
    expect(await Promise.all(seen)).toEqual(Array(20).fill(2));
    expect(warehouse.looks).toBe(2);
  });

  it('looks again for a change that was made while it looked', async () => {
    const { begun, letGo } = warehouse.hold();
    await noteWarehouseChange(settings);
    const first = show();
    await begun;
    await noteWarehouseChange(settings);
    const second = show().then(() => warehouse.shown);
    letGo();
    await first;
    expect(await second).toBe(3);
  });

  it('looks again after it could not', async () => {
    let fails = true;
    let shown = 0;
    const trying = lookForChanges(settings, {
      async catchUp() {
        if (fails) throw new Error('a shard does not answer');
        shown += 1;
      },
    });
    await expect(trying()).resolves.toBeUndefined();
    fails = false;
    await trying();
    expect(shown).toBe(1);
  });

  it('goes on without a look that does not end, and keeps nobody else waiting for it', async () => {
    const { begun, letGo } = warehouse.hold();
    await noteWarehouseChange(settings);
    const waiting = show();
    await begun;
    await waiting;
    expect(warehouse.shown).toBe(1);
    await show();
    expect([warehouse.looks, warehouse.shown]).toEqual([2, 1]);
    letGo();
  });

  it.each([
    ['/aiparcelweb/api/account', true],
    ['/aiparcelreports/api/reports', true],
    ['/aichatbot/api/chat', true],
    ['/internal/invoice-files', true],
    ['/healthz', false],
    ['/login', false],
  ])('answers %s from the newest data: %s', async (url, isNewest) => {
    const app = Fastify();
    await app.register(newestData, { settings, sharesSettings: true, warehouse: warehouse as unknown as Warehouse });
    app.get(url, async () => ({ shown: warehouse.shown }));
    await noteWarehouseChange(settings);
    const { shown } = (await app.inject(url)).json();
    expect(shown).toBe(isNewest ? 2 : 1);
    await app.close();
  });
});
