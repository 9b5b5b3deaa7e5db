import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { type DuckDbWarehouse, openDuckDbWarehouse } from '../src/index.ts';
import { startChild } from './support/child.ts';
import { deliveriesFile, factOf, loadDeliveries, loadUndelivered } from './support/deliveries.ts';
import { rollupDifferences } from './support/rollup-differences.ts';
import { statement, TemporaryFolder, withWarehouse } from './support/temporary-warehouse.ts';

/** The delivery of packages and their charges as stored, by tracking number. */
async function deliveries(warehouse: DuckDbWarehouse): Promise<Record<string, unknown>> {
  const rows = await warehouse.rows<{ NUMBER: string; STATUS: string | null }>(
    statement(
      `select p.tracking_number, p.tracking_status, strftime(p.scheduled_date, '%m-%d %H:%M'),
         strftime(p.delivery_date, '%m-%d %H:%M'), p.delivery_status, p.delivery_location,
         c.tracking_status is not distinct from p.tracking_status and c.delivery_date is not distinct from p.delivery_date
       from package_level_info p join charge_level_info c using (tracking_id) order by p.tracking_number, p.tracking_id`,
      {
        NUMBER: 'text',
        STATUS: 'text',
        PROMISED: 'text',
        DELIVERED: 'text',
        WORDS: 'text',
        LOCATION: 'text',
        AGREES: 'text',
      },
    ),
  );
  return Object.fromEntries(rows.map(({ NUMBER, ...row }) => [NUMBER, Object.values(row)]));
}

async function statuses(warehouse: DuckDbWarehouse): Promise<Record<string, string | null>> {
  const told = await deliveries(warehouse);
  return Object.fromEntries(
    Object.entries(told).map(([number, values]) => [number, Array.isArray(values) ? values[0] : null]),
  );
}

async function tables(warehouse: DuckDbWarehouse): Promise<unknown> {
  const names = ['package_level_info', 'charge_level_info', 'delivery_fact', 'delivery_source', 'billed_delivery'];
  const all = [...names, ...warehouse.rollups.map(({ name }) => name)];
  return await warehouse.rows(
    statement(
      `${all.map((name) => `select '${name}', count(*), coalesce(sum(hash(t)), 0)::varchar from ${name} t`).join(' union all ')} order by 1`,
      { TABLE: 'text', ROWS: 'bigint', HASH: 'text' },
    ),
  );
}

describe('a file of deliveries', () => {
  it('completes the packages that are there, their charges and the rollups, as one published load', async () => {
    await withWarehouse(async (warehouse) => {
      const numbers = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
      await loadUndelivered(
        warehouse,
        numbers.map((tracking_number) => ({ tracking_number, service_category: 'Ground' })),
        { invoiceNumber: '1' },
      );
      const heard: number[] = [];
      warehouse.onPublished((version) => heard.push(version));
      const summary = await loadDeliveries(warehouse, [
        factOf('A', { promised: '2025-08-07', delivered: '2025-08-07 18:00', status: 'DELIVERED', signedBy: 'KIM' }),
        factOf('B', { promised: '2025-08-07', delivered: '2025-08-08 09:00' }),
        factOf('C', { promised: '2025-08-05 10:30', delivered: '2025-08-05 10:31' }),
        factOf('D', { promised: '2025-08-07', delivered: '2025-08-09', isExcused: true }),
        factOf('E', { promised: '2025-08-07' }),
        factOf('F', { delivered: '2025-08-06 08:00' }),
        factOf('X', { delivered: '2025-08-06 08:00' }),
      ]);
      expect(summary).toMatchObject({ loadId: 2, completed: 6, known: 0, waiting: 1, misfits: 0, clientIds: [1001] });
      expect(summary.packages).toEqual([
        { status: 'Late', packages: 2 },
        { status: 'Exception', packages: 1 },
        { status: 'On Time', packages: 1 },
        { status: 'Pending Late', packages: 1 },
        { status: null, packages: 1 },
      ]);
      expect(await deliveries(warehouse)).toEqual({
        A: ['On Time', '08-07 00:00', '08-07 18:00', 'DELIVERED', 'KIM', true],
        B: ['Late', '08-07 00:00', '08-08 09:00', 'Delivered', null, true],
        C: ['Late', '08-05 10:30', '08-05 10:31', 'Delivered', null, true],
        D: ['Exception', '08-07 00:00', '08-09 00:00', 'Delivered', null, true],
        E: ['Pending Late', '08-07 00:00', null, null, null, true],
        F: [null, null, '08-06 08:00', 'Delivered', null, true],
        G: [null, null, null, null, null, true],
      });
      expect(await rollupDifferences(warehouse)).toBe(0);
      expect(heard).toEqual([2]);
    });
  });

  it('completes packages whose invoice comes later just as well', async () => {
    const facts = [
      factOf('A', { promised: '2025-08-07', delivered: '2025-08-08 09:00' }),
      factOf('B', { delivered: '2025-08-06 18:00', status: 'Delivered' }),
    ];
    const packages = [{ tracking_number: 'A' }, { tracking_number: 'B', service_category: '2 Day' }];
    await withWarehouse(async (after) => {
      await withWarehouse(async (before) => {
        await loadUndelivered(after, packages, { invoiceNumber: '1' });
        await loadDeliveries(after, facts);
        expect(await loadDeliveries(before, facts)).toMatchObject({ completed: 0, waiting: 2 });
        await loadUndelivered(before, packages, { invoiceNumber: '1' });
        expect(await deliveries(before)).toEqual(await deliveries(after));
        expect(await rollupDifferences(before)).toBe(0);
        expect(await statuses(before)).toEqual({ A: 'Late', B: 'On Time' });
      });
    });
  });

  it('compares moments of different clocks, and days by the clock of the place', async () => {
    await withWarehouse(async (warehouse) => {
      const numbers = ['A', 'B', 'C'];
      await loadUndelivered(
        warehouse,
        numbers.map((tracking_number) => ({ tracking_number })),
        { invoiceNumber: '1' },
      );
      await loadDeliveries(warehouse, [
        factOf('A', { promised: '2025-08-05', delivered: '2025-08-05 20:30 -420' }),
        factOf('B', { promised: '2025-08-05 12:00 -240', delivered: '2025-08-05 09:30 -420' }),
        factOf('C', { promised: '2025-08-05 12:00 -240', delivered: '2025-08-05 08:59 -420' }),
      ]);
      expect(await deliveries(warehouse)).toMatchObject({
        A: ['On Time', '08-05 00:00', '08-06 03:30', 'Delivered', null, true],
        B: ['Late', '08-05 16:00', '08-05 16:30', 'Delivered', null, true],
        C: ['On Time', '08-05 16:00', '08-05 15:59', 'Delivered', null, true],
      });
    });
  });

  it('lets the better source win, of equally good ones the later, and shows all of them', async () => {
    await withWarehouse(async (warehouse) => {
      await loadUndelivered(warehouse, [{ tracking_number: 'A' }], { invoiceNumber: '1' });
      const told = async (kind: 'manifest' | 'tracking_list' | 'tracking_events', name: string, delivered: string) =>
        await loadDeliveries(warehouse, [factOf('A', { delivered, promised: '2025-08-06', status: name })], {
          kind,
          name,
          source: name,
          receivedAt: new Date(`2025-08-2${warehouse.dataVersion}T00:00:00Z`),
        });
      await told('tracking_events', 'events 1', '2025-08-05');
      expect(await told('tracking_list', 'list', '2025-08-07')).toMatchObject({ completed: 0, known: 1 });
      expect(await statuses(warehouse)).toEqual({ A: 'On Time' });
      expect(await told('tracking_events', 'events 2', '2025-08-08')).toMatchObject({ completed: 1 });
      expect(await statuses(warehouse)).toEqual({ A: 'Late' });
      const [id] = await warehouse.rows<{ ID: number }>(
        statement('select tracking_id from package_level_info', { ID: 'bigint' }),
      );
      const sources = await warehouse.deliverySources(BigInt(id?.ID ?? 0), [1001]);
      expect(sources.map(({ name, givesDelivery, givesPromise }) => [name, givesDelivery, givesPromise])).toEqual([
        ['events 2', true, true],
        ['events 1', false, false],
        ['test.csv', false, false],
        ['list', false, false],
      ]);
      expect(sources[0]).toMatchObject({ kind: 'tracking_events', receivedAt: new Date('2025-08-23T00:00:00Z') });
      expect(await warehouse.deliverySources(BigInt(id?.ID ?? 0), [1002])).toEqual([]);
    });
  });

  it('leaves what an invoice says where no better source does', async () => {
    await withWarehouse(async (warehouse) => {
      const billed = {
        tracking_number: 'A',
        delivery_date: '2025-08-06 10:00:00',
        scheduled_date: '2025-08-06 00:00:00',
        tracking_status: 'On Time',
        delivery_status: 'Delivered',
        delivery_location: 'A.SMITH',
      } as const;
      await loadUndelivered(warehouse, [billed], { invoiceNumber: '1' });
      const list = await loadDeliveries(warehouse, [factOf('A', { delivered: '2025-08-09' })], {
        kind: 'tracking_list',
      });
      expect(list).toMatchObject({ completed: 0, known: 1 });
      await loadDeliveries(warehouse, [factOf('A', { promised: '2025-08-05' })], { kind: 'manifest' });
      expect(await deliveries(warehouse)).toEqual({
        A: ['Late', '08-05 00:00', '08-06 10:00', 'Delivered', 'A.SMITH', true],
      });
    });
  });

  it('counts the days that a service promises without the holidays of its carrier', async () => {
    await withWarehouse(async (warehouse) => {
      const shipped = (tracking_number: string, pickup_date: string, service_category: string) => ({
        tracking_number,
        pickup_date,
        service_category,
      });
      await loadUndelivered(
        warehouse,
        [
          shipped('over Labor Day', '2025-08-29', '2 Day'),
          shipped('late over Labor Day', '2025-08-29', '2 Day'),
          shipped('from Thanksgiving Eve', '2025-11-26', 'Next Day'),
          shipped('an ordinary week', '2025-08-11', '3 Day'),
          shipped('late in an ordinary week', '2025-08-11', 'Next Day'),
        ],
        { invoiceNumber: '1' },
      );
      await loadDeliveries(warehouse, [
        factOf('over Labor Day', { delivered: '2025-09-03' }),
        factOf('late over Labor Day', { delivered: '2025-09-04' }),
        factOf('from Thanksgiving Eve', { delivered: '2025-11-28' }),
        factOf('an ordinary week', { delivered: '2025-08-14' }),
        factOf('late in an ordinary week', { delivered: '2025-08-13' }),
      ]);
      expect(await statuses(warehouse)).toEqual({
        'over Labor Day': 'On Time',
        'late over Labor Day': 'Late',
        'from Thanksgiving Eve': 'On Time',
        'an ordinary week': 'On Time',
        'late in an ordinary week': 'Late',
      });
    });
  });

  it('judges packages of some clients by other promises, whatever came first, and back again', async () => {
    const closed = (later: number) => [{ carrierId: 1, shipped: '2025-08-11', promisedDays: 1, later }] as const;
    const own = [{ clientIds: [1001], promises: closed(1) }];
    const packages = (prefix: string) =>
      ['late', 'on time'].map((name) => ({
        tracking_number: `${prefix} ${name}`,
        pickup_date: '2025-08-11',
        service_category: 'Next Day' as const,
      }));
    const facts = (prefix: string) => [
      factOf(`${prefix} late`, { delivered: '2025-08-13' }),
      factOf(`${prefix} on time`, { delivered: '2025-08-12' }),
    ];
    const shipped = { clientIds: [1001], from: '2025-08-01', to: '2025-08-31' };
    await withWarehouse(async (warehouse) => {
      const both = { clientIds: [1001, 1002] };
      await loadUndelivered(warehouse, packages('own'), { invoiceNumber: '1' });
      await loadUndelivered(warehouse, packages('other'), { invoiceNumber: '2', clientId: 1002, accountId: 5002 });
      const { loadId } = await loadDeliveries(warehouse, [...facts('own'), ...facts('other')], both);
      const usual = { 'own late': 'Late', 'own on time': 'On Time', 'other late': 'Late', 'other on time': 'On Time' };
      const moved = { ...usual, 'own late': 'On Time' };
      expect(await statuses(warehouse)).toEqual(usual);
      const version = warehouse.dataVersion;
      expect(await warehouse.settlePromises({ ...shipped, to: '2025-08-10' }, 'others', own)).toBe(0);
      expect(await warehouse.settlePromises({ ...shipped, clientIds: [1002] }, 'others', own)).toBe(0);
      expect(warehouse.dataVersion).toBe(version);
      expect(await warehouse.settlePromises(shipped, 'own', own)).toBe(2);
      expect(await statuses(warehouse)).toEqual(moved);
      const [, service] = await warehouse.deliverySources(1n, [1001], own);
      expect(service).toMatchObject({ kind: 'service', promised: { local: '2025-08-13 00:00:00' } });
      expect(await rollupDifferences(warehouse)).toBe(0);
      expect(await warehouse.settlePromises(shipped, 'own', own)).toBe(0);
      await loadDeliveries(warehouse, [factOf('own late', { delivered: '2025-08-13 10:00' })], {
        source: 'again',
        ownPromises: own,
        receivedAt: new Date('2025-08-21T00:00:00Z'),
      });
      expect(await statuses(warehouse)).toEqual(moved);
      await warehouse.undoLoad(warehouse.dataVersion, 'undo', own);
      expect(await statuses(warehouse)).toEqual(moved);
      expect(await warehouse.settlePromises(shipped, 'usual', [])).toBe(2);
      expect(await statuses(warehouse)).toEqual(usual);
      expect(await rollupDifferences(warehouse)).toBe(0);
      await warehouse.undoLoad(loadId, 'undo', own);
      expect(new Set(Object.values(await statuses(warehouse)))).toEqual(new Set([null]));
    });
    await withWarehouse(async (warehouse) => {
      await loadDeliveries(warehouse, facts('own'));
      await loadUndelivered(warehouse, packages('own'), { invoiceNumber: '1', ownPromises: own });
      expect(await statuses(warehouse)).toEqual({ 'own late': 'On Time', 'own on time': 'On Time' });
    });
  });

  it('touches only packages of its clients, carrier and time, and only the package itself', async () => {
    await withWarehouse(async (warehouse) => {
      await loadUndelivered(
        warehouse,
        [
          { tracking_number: 'A', row_kind: 'adjustment', no_of_pkgs: 0 },
          { tracking_number: 'B', pickup_date: '2024-08-04' },
          { tracking_number: 'C', carrier_id: 1 },
        ],
        { invoiceNumber: '1' },
      );
      await loadUndelivered(warehouse, [{ tracking_number: 'D' }], {
        invoiceNumber: '2',
        clientId: 1002,
        accountId: 12,
      });
      const before = await statuses(warehouse);
      const summary = await loadDeliveries(warehouse, [
        factOf('A', { promised: '2025-08-05', delivered: '2025-08-05' }),
        factOf('B', { promised: '2025-08-05', delivered: '2025-08-05' }),
        factOf('C', { promised: '2025-08-05', delivered: '2025-08-05', carrierId: 2 }),
        factOf('D', { promised: '2025-08-05', delivered: '2025-08-05' }),
      ]);
      expect(summary).toMatchObject({ completed: 0, waiting: 2, misfits: 2, clientIds: [] });
      expect(await statuses(warehouse)).toEqual(before);
    });
  });

  it('reaches clients that the tenant gets later, if it was given for all of them', async () => {
    await withWarehouse(async (warehouse) => {
      const fact = factOf('A', { promised: '2025-08-05', delivered: '2025-08-06' });
      await loadDeliveries(warehouse, [fact], { tenantId: 7, coversLaterClients: true });
      const later = { clientId: 2001, accountId: 21 };
      await loadUndelivered(warehouse, [{ tracking_number: 'A' }], { ...later, invoiceNumber: '1', tenantId: 7 });
      await loadUndelivered(warehouse, [{ tracking_number: 'A' }], { invoiceNumber: '2', clientId: 3001, tenantId: 8 });
      const rows = await warehouse.rows(
        statement('select client_id, tracking_status from package_level_info order by 1', {
          CLIENT: 'integer',
          STATUS: 'text',
        }),
      );
      expect(rows).toEqual([
        { CLIENT: 2001, STATUS: 'Late' },
        { CLIENT: 3001, STATUS: null },
      ]);
    });
  });

  it('makes packages pending late as days pass, and publishes that only if there are any', async () => {
    await withWarehouse(async (warehouse) => {
      const numbers = ['A', 'B', 'C', 'D', 'E', 'M'];
      await loadUndelivered(
        warehouse,
        numbers.map((tracking_number) => ({ tracking_number, pickup_date: '2090-01-02' })),
        { invoiceNumber: '1' },
      );
      const promises = await loadDeliveries(warehouse, [
        factOf('A', { promised: '2090-01-05', status: 'In transit' }),
        factOf('B', { promised: '2090-01-05 12:00 -300' }),
        factOf('C', { promised: '2090-01-05', delivered: '2090-01-05' }),
        factOf('D', { promised: '2090-01-05', status: 'Returned to shipper' }),
        factOf('E', { promised: '2090-01-05 12:00' }),
      ]);
      await loadDeliveries(warehouse, [factOf('M', { promised: '2090-01-05' })], { kind: 'manifest', source: 'm' });
      expect(await statuses(warehouse)).toEqual({ A: null, B: null, C: 'On Time', D: null, E: null, M: null });
      const version = warehouse.dataVersion;
      const settle = (moment: string) => warehouse.settleOverdue(new Date(moment), 'overdue');
      expect(await settle('2090-01-05T17:00:00Z')).toBe(0);
      expect(warehouse.dataVersion).toBe(version);
      expect(await settle('2090-01-05T17:00:01Z')).toBe(1);
      expect(await statuses(warehouse)).toMatchObject({ A: null, B: 'Pending Late' });
      expect(await settle('2090-01-06T00:00:00Z')).toBe(0);
      expect(await settle('2090-01-06T00:00:01Z')).toBe(1);
      expect(await statuses(warehouse)).toMatchObject({ A: null, E: 'Pending Late' });
      expect(await settle('2090-01-06T11:59:59Z')).toBe(0);
      expect(await settle('2090-01-06T12:00:00Z')).toBe(1);
      expect(await statuses(warehouse)).toEqual({
        A: 'Pending Late',
        B: 'Pending Late',
        C: 'On Time',
        D: null,
        E: 'Pending Late',
        M: null,
      });
      expect(await settle('2090-02-06T00:00:00Z')).toBe(0);
      expect(warehouse.dataVersion).toBe(version + 3);
      expect(await rollupDifferences(warehouse)).toBe(0);
      const later = await loadDeliveries(warehouse, [factOf('A', { delivered: '2090-01-07' })], { source: 'later' });
      expect(await statuses(warehouse)).toMatchObject({ A: 'Late', B: 'Pending Late' });
      await warehouse.undoLoad(later.loadId, 'undone');
      await warehouse.undoLoad(promises.loadId, 'undone');
      expect(new Set(Object.values(await statuses(warehouse)))).toEqual(new Set([null]));
      expect(await settle('2090-02-07T00:00:00Z')).toBe(0);
      expect(await rollupDifferences(warehouse)).toBe(0);
    });
  });

  it('leaves the same whatever came first', async () => {
    const steps = {
      invoice: (warehouse: DuckDbWarehouse) =>
        loadUndelivered(
          warehouse,
          ['A', 'B', 'C'].map((tracking_number) => ({ tracking_number, service_category: '3 Day' })),
          { invoiceNumber: '1' },
        ),
      report: (warehouse: DuckDbWarehouse) =>
        loadDeliveries(warehouse, [factOf('A', { delivered: '2025-08-06 10:00' }), factOf('B', { status: 'Lost' })], {
          kind: 'delivery_report',
          receivedAt: new Date('2025-08-08T00:00:00Z'),
        }),
      early: (warehouse: DuckDbWarehouse) =>
        loadDeliveries(warehouse, [factOf('A', { delivered: '2025-08-11', signedBy: 'X' })], {
          receivedAt: new Date('2025-08-12T00:00:00Z'),
        }),
      late: (warehouse: DuckDbWarehouse) =>
        loadDeliveries(
          warehouse,
          [
            factOf('A', { delivered: '2025-08-12' }),
            factOf('B', { promised: '2025-08-09', delivered: '2025-08-11', isExcused: true }),
            factOf('C', { promised: '2025-08-10' }),
          ],
          { receivedAt: new Date('2025-08-13T00:00:00Z') },
        ),
    };
    const orders: readonly (readonly (keyof typeof steps)[])[] = [
      ['invoice', 'report', 'early', 'late'],
      ['late', 'early', 'invoice', 'report'],
      ['early', 'late', 'report', 'invoice'],
    ];
    const outcomes: unknown[] = [];
    for (const order of orders) {
      await withWarehouse(async (warehouse) => {
        for (const step of order) await steps[step](warehouse);
        expect(await rollupDifferences(warehouse)).toBe(0);
        outcomes.push(await deliveries(warehouse));
      });
    }
    expect(outcomes[0]).toEqual({
      A: ['On Time', '08-07 00:00', '08-06 10:00', 'Delivered', null, true],
      B: ['Exception', '08-09 00:00', '08-11 00:00', 'Delivered', null, true],
      C: ['Pending Late', '08-10 00:00', null, null, null, true],
    });
    expect(outcomes[1]).toEqual(outcomes[0]);
    expect(outcomes[2]).toEqual(outcomes[0]);
  });

  it('shows beforehand what it would do, and stores nothing then', async () => {
    await withWarehouse(async (warehouse) => {
      await loadUndelivered(warehouse, [{ tracking_number: 'A' }], { invoiceNumber: '1' });
      const before = await tables(warehouse);
      const load = await warehouse.beginDeliveries(deliveriesFile());
      load.add(factOf('A', { promised: '2025-08-05', delivered: '2025-08-06 10:00', signedBy: 'LEE' }));
      load.add(factOf('X', { line: 3, delivered: '2025-08-06' }));
      const preview = await load.preview().finally(() => load.rollback());
      expect(preview).toMatchObject({ completed: 1, waiting: 1, known: 0 });
      expect(preview.first).toEqual([
        {
          trackingNumber: 'A',
          reference: null,
          fields: {},
          outcome: 'completed',
          promised: '2025-08-05',
          delivered: '2025-08-06 10:00',
          carrierStatus: null,
          signedBy: 'LEE',
          trackingStatus: 'Late',
        },
        {
          trackingNumber: 'X',
          reference: null,
          fields: {},
          outcome: 'waiting',
          promised: null,
          delivered: '2025-08-06',
          carrierStatus: null,
          signedBy: null,
          trackingStatus: null,
        },
      ]);
      expect(await tables(warehouse)).toEqual(before);
      expect(warehouse.dataVersion).toBe(1);
    });
  });

  it('can be undone in any order, and leaves what is known without it', async () => {
    await withWarehouse(async (warehouse) => {
      await loadUndelivered(warehouse, [{ tracking_number: 'A' }, { tracking_number: 'B' }], { invoiceNumber: '1' });
      const billed = await tables(warehouse);
      const first = await loadDeliveries(warehouse, [factOf('A', { promised: '2025-08-06', delivered: '2025-08-06' })]);
      const second = await loadDeliveries(
        warehouse,
        [factOf('A', { delivered: '2025-08-07' }), factOf('B', { promised: '2025-08-06', delivered: '2025-08-06' })],
        { source: 'second', kind: 'delivery_report' },
      );
      expect(await statuses(warehouse)).toEqual({ A: 'Late', B: 'On Time' });
      expect(await warehouse.clientsOfDeliveries(first.loadId)).toEqual([1001]);
      expect(await warehouse.clientsOfDeliveries(1)).toBeUndefined();
      await warehouse.undoLoad(first.loadId, 'undo of first');
      expect(await statuses(warehouse)).toEqual({ A: null, B: 'On Time' });
      expect(await rollupDifferences(warehouse)).toBe(0);
      expect(await warehouse.undoLoad(second.loadId, 'undo of second')).toMatchObject({ packages: 2, invoices: 0 });
      expect(await tables(warehouse)).toEqual(billed);
      await expect(warehouse.undoLoad(second.loadId, 'again')).rejects.toThrow('nothing of load');
    });
  });

  it('stays for the invoice that comes again after its own load was undone', async () => {
    await withWarehouse(async (warehouse) => {
      const load = () => loadUndelivered(warehouse, [{ tracking_number: 'A' }], { invoiceNumber: '1' });
      const loadId = await load();
      await loadDeliveries(warehouse, [factOf('A', { promised: '2025-08-05', delivered: '2025-08-06' })]);
      await warehouse.undoLoad(loadId, 'undo');
      expect(await statuses(warehouse)).toEqual({});
      await load();
      expect(await statuses(warehouse)).toEqual({ A: 'Late' });
      expect(await rollupDifferences(warehouse)).toBe(0);
    });
  });

  it.each([5, 40])('is whole or not at all when killed %i ms into it', async (delay) => {
    using folder = new TemporaryFolder();
    const file = folder.file('w.duckdb');
    const child = startChild('deliveries-until-killed.ts', file);
    const exit = once(child, 'exit');
    for await (const line of createInterface(child.stdout)) {
      if (line === 'committing') void sleep(delay).then(() => child.kill('SIGKILL'));
      if (line === 'committed') child.kill('SIGKILL');
    }
    expect(await exit).toEqual([null, 'SIGKILL']);
    const warehouse = await openDuckDbWarehouse({ file });
    const isThere = (await warehouse.loadOf('deliveries.csv (file 1)')) !== undefined;
    const [counts] = await warehouse.rows(
      statement(
        `select (select count(*) from package_level_info where tracking_status = 'Late'),
           (select count(*) from charge_level_info where tracking_status = 'Late'),
           (select count(*) from delivery_fact), (select count(*) from billed_delivery)`,
        { P: 'bigint', C: 'bigint', F: 'bigint', B: 'bigint' },
      ),
    );
    const packages = isThere ? 3000 : 0;
    expect(counts).toEqual({ P: packages, C: packages, F: packages, B: packages });
    expect(warehouse.dataVersion).toBe(isThere ? 2 : 1);
    expect(await rollupDifferences(warehouse)).toBe(0);
    await warehouse.close();
  });
});
