import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Rollup, rollups } from '@waybill/query';
import { ClickHouseOnLoopback } from '@waybill/testkit/clickhouse';
import { type ChargeClassification, LoadRejected, type Warehouse } from '@waybill/warehouse';
import { openDuckDbWarehouse } from '@waybill/warehouse-duckdb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  deliveriesFile,
  factOf,
  loadDeliveries,
  loadUndelivered,
} from '../../warehouse-duckdb/test/support/deliveries.ts';
import { addSimpleInvoice } from '../../warehouse-duckdb/test/support/rows.ts';
import { addInvoiceWithUnknown, drones } from '../../warehouse-duckdb/test/support/unknown-charges.ts';
import { openClickHouseWarehouse, prepareClickHouse, readClickHouseAddress } from '../src/index.ts';
import { FailingProxy, worthCuttingOff } from './support/failing-proxy.ts';
import { everyRowOfClickHouse, everyRowOfDuckDb } from './support/same-warehouse.ts';

let server: ClickHouseOnLoopback;
let folder: string;

beforeAll(async () => {
  server = await ClickHouseOnLoopback.start();
  folder = mkdtempSync(join(tmpdir(), 'changed-'));
});

afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const addressOf = (database: string, url = server.url) =>
  readClickHouseAddress(`${url.replace('http:', 'clickhouse:')}/${database}`);

/** A warehouse on each engine, to both of which the same is done. */
class Both implements AsyncDisposable {
  readonly duckdb: Warehouse;
  readonly clickhouse: Warehouse;
  readonly #rollups: readonly Rollup[];

  private constructor(duckdb: Warehouse, clickhouse: Warehouse, kept: readonly Rollup[]) {
    this.duckdb = duckdb;
    this.clickhouse = clickhouse;
    this.#rollups = kept;
  }

  static async new(name: string, kept: readonly Rollup[] = rollups): Promise<Both> {
    await prepareClickHouse(addressOf(name));
    return new Both(
      await openDuckDbWarehouse({ file: join(folder, name), threads: 2, rollups: kept }),
      await openClickHouseWarehouse({ address: addressOf(name), rollups: kept }),
      kept,
    );
  }

  /** Does the same to both. Their answers must be equal except for load numbers, because some loads fail. */
  async do<Answer>(work: (warehouse: Warehouse) => Promise<Answer>): Promise<Answer> {
    const [one, other] = [await work(this.duckdb), await work(this.clickhouse)];
    expect(withoutLoad(other)).toEqual(withoutLoad(one));
    return one;
  }

  async expectSameRows(): Promise<void> {
    const kept = this.#rollups;
    const [one, other] = [await everyRowOfDuckDb(this.duckdb, kept), await everyRowOfClickHouse(this.clickhouse, kept)];
    for (const table of Object.keys(one)) expect(other[table], table).toEqual(one[table]);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.duckdb.close();
    await this.clickhouse.close();
  }
}

function withoutLoad(answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer) || !('loadId' in answer)) return answer;
  return { ...answer, loadId: undefined };
}

/** A rollup of charges, and one of packages split by delivery status. */
const few: readonly Rollup[] = [
  ...rollups.filter(({ table }) => table === 'charge_level_info').slice(0, 1),
  ...rollups.filter(({ dimensions }) => dimensions.includes('tracking_status')).slice(0, 1),
];

interface Loaded {
  readonly classifications?: readonly ChargeClassification[];
  readonly tenantId?: number;
}

async function load(
  warehouse: Warehouse,
  source: string,
  add: (begun: Awaited<ReturnType<Warehouse['beginLoad']>>) => void,
  more: Loaded = {},
) {
  const begun = await warehouse.beginLoad({ kind: 'invoice', source, ...more });
  add(begun);
  const { seconds: _, ...summary } = await begun.commit();
  return summary;
}

const inCanada = { packages: 3, currencyCode: 'CAD', usdRate: '0.72345678' } as const;
const surcharge: ChargeClassification = { ...drones, id: 8, family: 'fuel_surcharge', group: null };

describe('a classification of stored charges', () => {
  it('changes the same on both engines, is shown the same before, and can be undone', async () => {
    await using both = await Both.new('classified');
    await both.do((warehouse) => load(warehouse, 'a', (begun) => addInvoiceWithUnknown(begun, '900001', inCanada)));
    await both.do((warehouse) =>
      load(warehouse, 'b', (begun) => {
        addInvoiceWithUnknown(begun, '900002', { packages: 2 });
        addInvoiceWithUnknown(begun, '900003', { packages: 2, billDate: '2024-12-31' });
        addSimpleInvoice(begun, 2, { invoiceNumber: '900004', clientId: 1002, accountId: 21 });
      }),
    );
    const unknown = (warehouse: Warehouse) =>
      warehouse
        .unknownCharges([1001, 1002])
        .then((found) => found.map(({ examples, ...rest }) => [rest, examples.length]));
    expect(await both.do(unknown)).toHaveLength(1);
    await both.do((warehouse) => warehouse.chargesToClassify(drones, [1001]));
    await both.do((warehouse) => warehouse.classifyCharges(drones, [1001, 1002], 'drones'));
    await both.expectSameRows();
    await both.do(unknown);
    await both.do((warehouse) => warehouse.classifyCharges(surcharge, [1001], 'no, fuel'));
    await both.expectSameRows();
    await both.do((warehouse) => warehouse.classifyCharges(drones, [2001], 'nobody'));
    for (const warehouse of [both.duckdb, both.clickhouse])
      await expect(warehouse.undoClassification(drones.id, 'too early')).rejects.toThrow(LoadRejected);
    await both.do((warehouse) => warehouse.undoClassification(surcharge.id, 'undone'));
    await both.expectSameRows();
    await both.do((warehouse) => warehouse.undoClassification(drones.id, 'undone, too'));
    await both.expectSameRows();
    await both.do(unknown);
  });

  it('applies to loads that come later, one above another', async () => {
    await using both = await Both.new('classified_later');
    const classifications = [drones, surcharge, { ...drones, id: 9, code: 'OTHER' }];
    await both.do((warehouse) =>
      load(
        warehouse,
        'a',
        (begun) => {
          addInvoiceWithUnknown(begun, '900001', inCanada);
          addInvoiceWithUnknown(begun, '900002', { packages: 2, billDate: '2024-12-31' });
          addSimpleInvoice(begun, 2, { invoiceNumber: '900004' });
        },
        { classifications },
      ),
    );
    await both.expectSameRows();
    await both.do((warehouse) => warehouse.undoClassification(surcharge.id, 'undone'));
    await both.expectSameRows();
  });
});

describe('an undo of a load', () => {
  it('takes back the same on both engines, and lets the same rows come again', async () => {
    await using both = await Both.new('undone');
    const simple = (warehouse: Warehouse) =>
      load(warehouse, 'simple', (begun) => addSimpleInvoice(begun, 4, { invoiceNumber: '900001' }));
    const { loadId } = await both.do(simple);
    await both.do((warehouse) => load(warehouse, 'b', (begun) => addInvoiceWithUnknown(begun, '900002', inCanada)));
    await both.do((warehouse) => warehouse.classifyCharges(drones, [1001], 'drones'));
    const [first] = await both.do((warehouse) => warehouse.invoices({ invoiceNumber: '900001' }));
    const further = (warehouse: Warehouse) =>
      load(warehouse, 'more', (begun) => {
        if (first) addSimpleInvoice(begun, 1, { invoiceNumber: '900001', invoiceId: first.invoiceId });
      });
    const { loadId: later } = await both.do(further);
    await both.do((warehouse) => warehouse.invoicesOfLoad(loadId));
    await both.do((warehouse) => warehouse.chargesOfLoad(loadId));
    await both.do((warehouse) => warehouse.undoLoad(later, 'undo'));
    await both.do((warehouse) => warehouse.undoLoad(loadId, 'undo'));
    await both.expectSameRows();
    await both.do((warehouse) => warehouse.undoLoad(2, 'undo'));
    await both.expectSameRows();
    await both.do(simple);
    await both.expectSameRows();
    for (const warehouse of [both.duckdb, both.clickhouse]) {
      const [again] = await warehouse.invoices({ invoiceNumber: '900001' });
      if (again === undefined) throw new Error('The invoice came again.');
      await load(warehouse, 'more', (begun) =>
        addSimpleInvoice(begun, 1, { invoiceNumber: '900001', invoiceId: again.invoiceId }),
      );
      await expect(warehouse.undoLoad(again.loadId, 'undo')).rejects.toThrow(/A later load has added rows/);
      await expect(warehouse.undoLoad(99, 'undo')).rejects.toThrow(/There is nothing of load 99/);
    }
    await both.expectSameRows();
    await both.do((warehouse) => warehouse.statistics().then(({ tables, clients }) => ({ tables, clients })));
    await both.do((warehouse) =>
      warehouse.loads(warehouse.dataVersion).then((loads) => loads.map(({ loadId: id, source }) => [id, source])),
    );
  });
});

describe('a file of reference fields', () => {
  it('completes the same packages on both engines, whichever comes first, and can be undone', async () => {
    await using both = await Both.new('references');
    const rows = [
      factOf('1ZA', { fields: { order_number: 'SO-1', cost_centre: 'EAST' } }),
      factOf('1ZLATER', { fields: { sku: "O'Neill\\" }, line: 3 }),
      { ...factOf('', { fields: { carton: 'B2' }, line: 4 }), reference: 'PO 7' },
      factOf('1ZX', { fields: { carton: 'B1' }, line: 5 }),
    ];
    const packages = [{ tracking_number: '1ZA' }, { tracking_number: '1ZB', customer_reference: 'PO 7' }];
    await both.do((warehouse) => loadUndelivered(warehouse, packages, { invoiceNumber: '900001' }));
    const { loadId } = await both.do((warehouse) => loadDeliveries(warehouse, rows, { kind: 'references' }));
    await both.expectSameRows();
    const correction = { tracking_number: '1ZA', row_kind: 'adjustment', no_of_pkgs: 0 };
    await both.do((warehouse) =>
      loadUndelivered(warehouse, [{ tracking_number: '1ZLATER' }, correction], { invoiceNumber: '900002' }),
    );
    await both.expectSameRows();
    const later = [factOf('1ZA', { fields: { cost_centre: 'WEST' }, promised: '2025-08-06', delivered: '2025-08-07' })];
    const { loadId: second } = await both.do((warehouse) =>
      loadDeliveries(warehouse, later, { source: 'b', name: 'b' }),
    );
    await both.expectSameRows();
    await both.do((warehouse) => warehouse.newestReferences(1));
    await both.do((warehouse) => warehouse.undoLoad(second, 'undo'));
    await both.expectSameRows();
    await both.do((warehouse) => warehouse.undoLoad(loadId, 'undo'));
    await both.expectSameRows();
    const preview = async (warehouse: Warehouse) => {
      const load = await warehouse.beginDeliveries(deliveriesFile({ kind: 'references' }));
      for (const row of rows) load.add(row);
      return await load.preview().finally(() => load.rollback());
    };
    await both.do(preview);
  });
});

describe('a file of deliveries', () => {
  const facts = [
    factOf('1ZA', {
      promised: '2025-08-06',
      delivered: '2025-08-07 10:30 -480',
      signedBy: "O'Neill\\",
      leftAt: 'DOCK',
    }),
    factOf('1ZB', { promised: '2025-08-06 12:00 -300', delivered: '2025-08-06 10:59 -360', line: 3 }),
    factOf('1ZC', { status: 'In transit', promised: '2025-08-07', line: 4 }),
    factOf('1ZC', { status: 'In transit', promised: '2025-08-07', line: 5 }),
    factOf('1ZD', { delivered: '2023-08-07', line: 6 }),
    factOf('1ZLATER', { delivered: '2025-08-08', isExcused: true, line: 7 }),
  ];
  const packages = ['1ZA', '1ZB', '1ZC', '1ZD', '1ZE'].map((tracking_number) => ({ tracking_number }));

  it('completes the same packages on both engines, whichever comes first, and can be undone', async () => {
    await using both = await Both.new('delivered');
    await both.do((warehouse) => loadUndelivered(warehouse, packages, { invoiceNumber: '900001' }));
    const { loadId } = await both.do((warehouse) => loadDeliveries(warehouse, facts, { coversLaterClients: true }));
    await both.expectSameRows();
    await both.do((warehouse) =>
      loadUndelivered(warehouse, [{ tracking_number: '1ZLATER' }, { tracking_number: '1ZA' }], {
        invoiceNumber: '900002',
        clientId: 1002,
        accountId: 21,
        tenantId: 1,
      }),
    );
    await both.expectSameRows();
    const better = [factOf('1ZA', { delivered: '2025-08-05 09:00', verdict: 'On Time' })];
    const { loadId: second } = await both.do((warehouse) =>
      loadDeliveries(warehouse, better, {
        kind: 'manifest',
        source: 'b',
        name: 'b',
        receivedAt: new Date('2025-08-21T12:00:00Z'),
      }),
    );
    await both.expectSameRows();
    await both.do((warehouse) => warehouse.clientsOfDeliveries(loadId).then((clients) => clients?.toSorted()));
    await both.do((warehouse) => warehouse.clientsOfDeliveries(1));
    for (const trackingId of [1n, 2n, 3n, 5n, 6n, 7n]) {
      const sources = (warehouse: Warehouse) =>
        warehouse
          .deliverySources(trackingId, [1001, 1002])
          .then((found) =>
            found.map((source) => (source.kind === 'invoice' ? { ...source, receivedAt: null } : source)),
          );
      await both.do(sources);
    }
    await both.do((warehouse) => warehouse.deliverySources(1n, [1001]).then((found) => found.map(({ name }) => name)));
    await both.do((warehouse) => warehouse.deliverySources(1n, [1002]));
    await both.do((warehouse) => warehouse.undoLoad(loadId, 'undo'));
    await both.expectSameRows();
    await both.do((warehouse) => warehouse.undoLoad(second, 'undo'));
    await both.expectSameRows();
  });

  it('makes the same packages pending late as days pass, on both engines', async () => {
    await using both = await Both.new('overdue');
    const later = packages.map((each) => ({ ...each, pickup_date: '2090-01-02' }));
    await both.do((warehouse) => loadUndelivered(warehouse, later, { invoiceNumber: '900001' }));
    const promises = [
      factOf('1ZA', { promised: '2090-01-05', status: 'In transit' }),
      factOf('1ZB', { promised: '2090-01-05 12:00 -300' }),
      factOf('1ZC', { promised: '2090-01-05', delivered: '2090-01-05' }),
    ];
    await both.do((warehouse) => loadDeliveries(warehouse, promises));
    const manifest = { kind: 'manifest', source: 'm', name: 'm' } as const;
    await both.do((warehouse) => loadDeliveries(warehouse, [factOf('1ZD', { promised: '2090-01-05' })], manifest));
    const settle = (moment: string) =>
      both.do((warehouse) => warehouse.settleOverdue(new Date(moment), 'overdue').then((found) => [found]));
    expect(await settle('2090-01-05T17:00:00Z')).toEqual([0]);
    expect(await settle('2090-01-05T17:00:01Z')).toEqual([1]);
    expect(await settle('2090-01-06T11:59:59Z')).toEqual([0]);
    expect(await settle('2090-01-06T12:00:00Z')).toEqual([1]);
    expect(await settle('2090-03-06T00:00:00Z')).toEqual([0]);
    await both.expectSameRows();
  });

  it('judges the same packages by promises of their own, and back again, on both engines', async () => {
    await using both = await Both.new('promises');
    const shipped = packages.map((each) => ({
      ...each,
      carrier_id: 1,
      pickup_date: '2025-08-11',
      service_category: 'Next Day' as const,
    }));
    await both.do((warehouse) => loadUndelivered(warehouse, shipped, { invoiceNumber: '900001' }));
    const delivered = ['1ZA', '1ZB'].map((number) => factOf(number, { delivered: '2025-08-13' }));
    await both.do((warehouse) => loadDeliveries(warehouse, delivered));
    const promises = [{ carrierId: 1, shipped: '2025-08-11', promisedDays: 1, later: 1 }];
    const own = [{ clientIds: [1001], promises }];
    const settle = (from: string, clientId: number, rules: typeof own) =>
      both.do((warehouse) =>
        warehouse
          .settlePromises({ clientIds: [clientId], from, to: '2025-08-31' }, 'rules', rules)
          .then((found) => [found]),
      );
    expect(await settle('2025-08-12', 1001, own)).toEqual([0]);
    expect(await settle('2025-08-11', 1002, own)).toEqual([0]);
    expect(await settle('2025-08-11', 1001, own)).toEqual([2]);
    await both.expectSameRows();
    expect(await settle('2025-08-11', 1001, own)).toEqual([0]);
    expect(await settle('2025-08-11', 1001, [])).toEqual([2]);
    await both.expectSameRows();
    const ownPromises = own;
    const again = { source: 'again', name: 'again', receivedAt: new Date('2025-08-21T00:00:00Z'), ownPromises };
    await both.do((warehouse) => loadDeliveries(warehouse, delivered, again));
    await both.expectSameRows();
  });

  it('shows the same beforehand, and stores nothing then', async () => {
    await using both = await Both.new('previewed', few);
    await both.do((warehouse) => loadUndelivered(warehouse, packages, { invoiceNumber: '900001' }));
    const preview = async (warehouse: Warehouse) => {
      const begun = await warehouse.beginDeliveries(deliveriesFile());
      for (const fact of facts) begun.add(fact);
      const shown = await begun.preview();
      await begun.rollback();
      return shown;
    };
    expect(await both.do(preview)).toMatchObject({ completed: 3, waiting: 1, misfits: 1 });
    await both.expectSameRows();
  });
});

/** After every cut the database is opened twice and read completely. */
const longest = 900_000;

describe('a process that is killed during a change', () => {
  const changes: Readonly<Record<string, (warehouse: Warehouse) => Promise<unknown>>> = {
    load: (warehouse) =>
      load(warehouse, 'killed', (begun) => addInvoiceWithUnknown(begun, '900009', inCanada), {
        classifications: [drones],
      }),
    classification: (warehouse) => warehouse.classifyCharges(drones, [1001], 'killed'),
    undo: (warehouse) => warehouse.undoLoad(1, 'killed'),
    deliveries: (warehouse) =>
      loadDeliveries(warehouse, [factOf('1ZA', { promised: '2025-08-06', delivered: '2025-08-07' })]),
  };

  it.each(Object.entries(changes))(
    'leaves all of a %s or nothing',
    async (name, change) => {
      await using both = await Both.new(`killed_${name}`, few);
      await both.do((warehouse) =>
        load(warehouse, 'a', (begun) => addInvoiceWithUnknown(begun, '900001', { packages: 2 })),
      );
      await both.do((warehouse) =>
        loadUndelivered(warehouse, [{ tracking_number: '1ZA' }], { invoiceNumber: '900002' }),
      );
      const before = await everyRowOfClickHouse(both.clickhouse, few);

      await using proxy = await FailingProxy.start(server.url);
      const statements = await statementsOf(change, name, proxy);
      let committed = false;
      for (const last of worthCuttingOff(statements)) {
        const killed = await openClickHouseWarehouse({ address: addressOf(`killed_${name}`, proxy.url), rollups: few });
        proxy.cutOffAfter(last);
        await expect(change(killed), `cut off after ${statements[last - 1]}`).rejects.toThrow();
        proxy.cutOffAfter(Number.POSITIVE_INFINITY);
        await killed.close();
        const seen = await openClickHouseWarehouse({ address: addressOf(`killed_${name}`), rollups: few });
        if (seen.dataVersion > both.clickhouse.dataVersion) {
          committed = true;
          await seen.close();
          break;
        }
        expect(await everyRowOfClickHouse(seen, few), `after ${statements[last - 1]}`).toEqual(before);
        expect(await seen.mendRollups(), `after ${statements[last - 1]}`).toEqual([]);
        await seen.close();
      }
      expect(committed, 'a change exists with its last statement, not before').toBe(true);

      await change(both.duckdb);
      const next = (warehouse: Warehouse) =>
        load(warehouse, 'next', (begun) => addSimpleInvoice(begun, 1, { invoiceNumber: '900010' }));
      await next(both.duckdb);
      const { loadId } = await next(both.clickhouse);
      expect(loadId, 'no number is used twice').toBeGreaterThan(worthCuttingOff(statements).length);
      expect(both.clickhouse.dataVersion).toBe(loadId);
      await both.expectSameRows();
    },
    longest,
  );
});

/** The statements of an undisturbed change, up to its commit, in a separate database with the same rows. */
async function statementsOf(
  change: (warehouse: Warehouse) => Promise<unknown>,
  name: string,
  proxy: FailingProxy,
): Promise<readonly string[]> {
  const address = addressOf(`whole_${name}`);
  await prepareClickHouse(address);
  const warehouse = await openClickHouseWarehouse({ address: addressOf(`whole_${name}`, proxy.url), rollups: few });
  await load(warehouse, 'a', (begun) => addInvoiceWithUnknown(begun, '900001', { packages: 2 }));
  await loadUndelivered(warehouse, [{ tracking_number: '1ZA' }], { invoiceNumber: '900002' });
  proxy.cutOffAfter(Number.POSITIVE_INFINITY);
  await change(warehouse);
  const statements = [...proxy.passed];
  await warehouse.close();
  return statements.slice(0, statements.findLastIndex((statement) => /^insert into load /.test(statement)) + 1);
}
