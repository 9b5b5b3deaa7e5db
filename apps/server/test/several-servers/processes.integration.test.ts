import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  account,
  announce,
  authenticate,
  getRows,
  listInvoiceFiles,
  listNotifications,
  stompDestinations,
  uploadInvoiceFile,
  uploadType,
} from '@waybill/contract';
import { demoPassword } from '@waybill/seed-data';
import { Caller, copiedDatabase, type FreshDatabase, freePort } from '@waybill/testkit';
import { openDuckDbWarehouse } from '@waybill/warehouse-duckdb';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openSpendPage } from '../analysis/data/spend-state.ts';
import { upsFile, upsPackage } from '../intake/loads/ups-file.ts';
import { reportOf } from '../reports/report-desk.ts';
import { LivePage } from './live-page.ts';
import { LoopbackProxy } from './processes/loopback-proxy.ts';
import { ServerProcess } from './processes/server-process.ts';

/** Between two doings of the same user, in milliseconds: a server drains for ten times as long. */
const pause = 200;

describe.runIf(inject('postgresUrl') !== null)('two server processes behind a proxy', () => {
  let directory: string;
  let database: FreshDatabase;
  let warehouse: Awaited<ReturnType<typeof openDuckDbWarehouse>>;
  let servers: ServerProcess[] = [];
  let proxy: LoopbackProxy;
  let address: string;
  let admin: Caller;

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'waybill-several-'));
    const file = join(directory, 'shared.duckdb');
    await copyFile(inject('warehouseTemplate'), file);
    warehouse = await openDuckDbWarehouse({ file, threads: 2 });
    database = await copiedDatabase();
    const { location } = database;
    if (!('databaseUrl' in location)) throw new Error('Several servers need a PostgreSQL server.');
    const settings = {
      WAYBILL_DATA: join(directory, 'data'),
      WAYBILL_SEED: 'none',
      WAYBILL_DRAIN_SECONDS: '2',
      DATABASE_URL: location.databaseUrl,
    };
    const scratch = (name: string) => ({ ...settings, WAYBILL_SCRATCH: join(directory, name) });
    servers = [
      new ServerProcess(await freePort(), scratch('first'), warehouse),
      new ServerProcess(await freePort(), scratch('second'), warehouse),
    ];
    // Both at once, on a data directory that neither has seen.
    await Promise.all(servers.map((server) => server.start()));
    proxy = new LoopbackProxy(servers.map(({ port }) => port));
    address = await proxy.listen();
    admin = await signIn('admin');
  });
  afterAll(async () => {
    proxy.close();
    await Promise.all(servers.map((server) => server.kill()));
    await warehouse.close();
    await database.drop();
    await rm(directory, { recursive: true, force: true });
  });

  const signIn = async (username: string): Promise<Caller> => {
    const { body } = await new Caller(address).call(authenticate, {
      body: { username, password: demoPassword, logOffOtherSessions: true },
    });
    return new Caller(address, body.id_token);
  };

  /**
   * Does something again and again, a moment after the last time, until it is told to end; returns every answer that was
   * not good.
   */
  const keepDoing = (work: (round: number) => Promise<readonly string[]>) => {
    let isOver = false;
    let rounds = 0;
    const bad: string[] = [];
    const ended = (async () => {
      for (; !isOver; rounds += 1) {
        bad.push(...(await work(rounds).catch((error: unknown) => [String(error)])));
        await sleep(pause);
      }
    })();
    return async () => {
      isOver = true;
      await ended;
      return { rounds, bad };
    };
  };

  const click = (caller: Caller) => {
    const request = openSpendPage(caller).then(reportOf);
    return keepDoing(async () => {
      const body = await request;
      const answers = [
        await caller.call(account),
        await caller.call(listNotifications),
        await caller.call(getRows, { params: { pageName: 'spend' }, body: { ...body, startRow: 0, endRow: 20 } }),
      ];
      return answers.filter(({ status }) => status !== 200).map(({ status, text }) => `${status} ${text}`);
    });
  };

  const upload = (number: string, tracking: string) =>
    admin.call(uploadInvoiceFile, {
      query: { name: `${number}.csv`, clientId: 1002, acceptBadLines: 'false' },
      body: upsFile({ number, charges: upsPackage(tracking) }),
      headers: { 'content-type': uploadType },
    });
  const numberOf = (series: string, round: number) => `${series}${String(round).padStart(6, '0')}`;
  const trackingOf = (series: string, round: number) => `1ZW0A1B203${series}${String(round).padStart(7, '0')}`;
  const load = (series: string) =>
    keepDoing(async (round) => {
      const { status, text } = await upload(numberOf(series, round), trackingOf(series, round));
      return status === 200 && text.includes('"loaded"') ? [] : [`${round} ${status} ${text}`];
    });
  /** What the warehouse holds of a series, read without any server. */
  const held = async (series: string) => {
    const [row] = await warehouse.rows<{ INVOICES: number; PACKAGES: number; NET: number }>({
      sql: `select count(distinct invoice_number)::integer as INVOICES, count(*)::integer as PACKAGES,
        coalesce(sum(net_amount), 0)::double as NET from package_level_info where invoice_number like '%${series}%'`,
      parameters: [],
      columns: [
        { name: 'INVOICES', type: 'integer' },
        { name: 'PACKAGES', type: 'integer' },
        { name: 'NET', type: 'double' },
      ],
    });
    return row;
  };

  it('lose no request, load and message while they are restarted one after another', async () => {
    const users = [await signIn('analyst'), await signIn('shipper'), admin].map(click);
    const loading = load('ROLL');
    const page = new LivePage(address, (await signIn('guest')).token ?? '', stompDestinations.notifications);
    await expect.poll(() => page.connections).toBe(1);
    const announcing = keepDoing(async (round) => {
      const { status, text } = await admin.call(announce, { body: { text: `Number ${round}` } });
      return status === 200 ? [] : [`${status} ${text}`];
    });

    for (const server of servers) {
      expect(await server.stop()).toBe(0);
      await server.start();
      await expect.poll(() => proxy.ready).toBe(2);
    }

    const clicked = await Promise.all(users.map((end) => end()));
    const [loaded, announced] = [await loading(), await announcing()];
    expect(clicked.flatMap(({ bad }) => bad)).toEqual([]);
    expect([...loaded.bad, ...announced.bad]).toEqual([]);
    expect(clicked.every(({ rounds }) => rounds > 5)).toBe(true);
    expect(loaded.rounds).toBeGreaterThan(5);
    expect(await held('ROLL')).toEqual({
      INVOICES: loaded.rounds,
      PACKAGES: loaded.rounds,
      NET: loaded.rounds * 12.5,
    });
    expect(page.connections).toBeGreaterThan(1);
    const all = Array.from({ length: announced.rounds }, (_, round) => `Number ${round}`);
    await expect.poll(() => page.announced.slice(-20)).toEqual(all.slice(-20));
    await page.close();
  });

  it('lose nothing that was confirmed when one is killed, and double nothing', async () => {
    const confirmed = new Set<number>();
    const loading = keepDoing(async (round) => {
      const { status, text } = await upload(numberOf('KILL', round), trackingOf('KILL', round));
      if (status === 200 && text.includes('"loaded"')) confirmed.add(round);
      return [];
    });
    await expect.poll(() => confirmed.size).toBeGreaterThan(3);
    await servers[0]?.kill();
    const before = confirmed.size;
    await expect.poll(() => confirmed.size).toBeGreaterThan(before + 3);
    await servers[0]?.start();
    const { rounds } = await loading();

    // Who got no answer tries again, as a user would.
    for (let round = 0; round < rounds; round += 1) {
      if (confirmed.has(round)) continue;
      const again = await upload(numberOf('KILL', round), trackingOf('KILL', round));
      expect(again.status).toBe(200);
      expect(again.text).toMatch(/"loaded"|"already_there"/);
    }
    expect(await held('KILL')).toEqual({ INVOICES: rounds, PACKAGES: rounds, NET: rounds * 12.5 });
    const { rows } = (await admin.call(listInvoiceFiles, { query: { search: 'KILL' } })).body;
    expect(rows.filter(({ status }) => status === 'loading')).toEqual([]);
  });
});
