import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ChargeClassification, LoadRejected } from '@waybill/warehouse';
import { describe, expect, it } from 'vitest';
import { type DuckDbWarehouse, openDuckDbWarehouse } from '../src/index.ts';
import { startChild } from './support/child.ts';
import { rollupDifferences } from './support/rollup-differences.ts';
import { statement, TemporaryFolder, withWarehouse } from './support/temporary-warehouse.ts';
import { addInvoiceWithUnknown, drones, everyRow } from './support/unknown-charges.ts';

type Some = Parameters<typeof addInvoiceWithUnknown>[2] & { classifications?: readonly ChargeClassification[] };

async function load(warehouse: DuckDbWarehouse, number: string, { classifications = [], ...some }: Some) {
  const begun = await warehouse.beginLoad({ kind: 'invoice', source: `${number}.csv`, classifications });
  addInvoiceWithUnknown(begun, number, some);
  return (await begun.commit()).loadId;
}

/** Packages whose stored amounts, in either currency, are not those of their charges. */
async function disagreeing(warehouse: DuckDbWarehouse): Promise<number> {
  const families = ['other_accessorial', 'other', 'fee', 'tax', 'transportation'];
  const sums = families.flatMap((family) =>
    ['', '_usd'].map(
      (usd) => `sum(net_amount${usd} + incentive_amount${usd}) filter (charge_family = '${family}') as ${family}${usd}`,
    ),
  );
  const differences = families.flatMap((family) =>
    ['', '_usd'].map((usd) => `p.${family}_amount${usd} <> coalesce(c.${family}${usd}, 0)`),
  );
  const [row] = await warehouse.rows<{ N: number }>(
    statement(
      `select count(*) from package_level_info p
       join (select tracking_id, ${sums.join(', ')} from charge_level_info group by 1) c using (tracking_id)
       where ${differences.join(' or ')}`,
      { N: 'bigint' },
    ),
  );
  return row?.N ?? Number.NaN;
}

async function families(warehouse: DuckDbWarehouse) {
  const [row] = await warehouse.rows<Record<string, number>>(
    statement(
      `select sum(net_amount_usd), sum(net_other_accessorial_amount), sum(net_other_amount), sum(net_fee_amount),
         sum(address_correction_amt) from package_level_info`,
      { NET_USD: 'money', ACCESSORIAL: 'money', OTHER: 'money', FEE: 'money', CORRECTION: 'money' },
    ),
  );
  return row;
}

describe('classifying charges that no rule knows', () => {
  it('changes charges, packages and rollups alike from its day on, in every currency, and can be undone', async () => {
    await withWarehouse(async (warehouse) => {
      await load(warehouse, '1', { packages: 3 });
      await load(warehouse, '2', { packages: 2, currencyCode: 'CAD', usdRate: '0.7313' });
      await load(warehouse, '3', { packages: 4, billDate: '2024-12-31' });
      const [unknown, ...others] = await warehouse.unknownCharges([1001]);
      expect(others).toEqual([]);
      expect(unknown).toMatchObject({ carrierId: 1, description: 'DRONE DROP', code: 'DRN', charges: 9, packages: 9 });
      expect(unknown).toMatchObject({ netUsd: '21.16', firstSeen: '2024-12-31', lastSeen: '2025-08-02' });
      expect(await warehouse.unknownCharges([1002])).toEqual([]);
      const ofLoad = await warehouse.chargesOfLoad(2);
      expect(ofLoad).toContainEqual({
        description: 'DRONE DROP',
        family: 'other',
        group: null,
        currencyCode: 'CAD',
        charges: 2,
        amount: '5.00',
      });
      const before = await everyRow(warehouse);
      expect(await families(warehouse)).toMatchObject({ ACCESSORIAL: 0, OTHER: 22.5 });

      expect(await warehouse.chargesToClassify(drones, [1001])).toEqual({ charges: 5, packages: 5, netUsd: '11.16' });
      const changed = await warehouse.classifyCharges(drones, [1001], 'classification 7');
      expect(changed).toEqual({ loadId: 4, charges: 5, packages: 5 });
      expect(warehouse.dataVersion).toBe(4);
      expect(await families(warehouse)).toMatchObject({ ACCESSORIAL: 12.5, OTHER: 10, CORRECTION: 12.5 });
      expect(await disagreeing(warehouse)).toBe(0);
      expect(await rollupDifferences(warehouse)).toBe(0);
      expect(await warehouse.unknownCharges([1001])).toMatchObject([{ charges: 4, lastSeen: '2024-12-31' }]);

      expect(await warehouse.undoClassification(7, 'undo of classification 7')).toMatchObject({ charges: 5 });
      expect(await everyRow(warehouse)).toEqual(before);
      expect(await rollupDifferences(warehouse)).toBe(0);
    });
  });

  it('applies to later loads from its day on, also when one is above another, and is taken back from them too', async () => {
    await withWarehouse(async (warehouse) => {
      const fees: ChargeClassification = { ...drones, id: 8, validFrom: '2025-06-01', family: 'fee', group: null };
      await load(warehouse, '1', { packages: 1, billDate: '2025-03-01' });
      await warehouse.classifyCharges(drones, [1001], 'classification 7');
      await warehouse.classifyCharges(fees, [1001], 'classification 8');
      const classifications = [drones, fees];
      await load(warehouse, '2', { packages: 1, billDate: '2025-03-01', classifications });
      const later = await load(warehouse, '3', { packages: 1, classifications });
      expect(await families(warehouse)).toMatchObject({ ACCESSORIAL: 5, OTHER: 0, FEE: 2.5, CORRECTION: 5 });
      expect(await disagreeing(warehouse)).toBe(0);
      expect(await rollupDifferences(warehouse)).toBe(0);
      await expect(warehouse.undoClassification(7, 'undo of 7')).rejects.toThrow(LoadRejected);
      await warehouse.undoClassification(8, 'undo of 8');
      expect(await families(warehouse)).toMatchObject({ ACCESSORIAL: 7.5, FEE: 0, CORRECTION: 7.5 });
      await warehouse.undoLoad(later, 'undo of 3.csv');
      await warehouse.undoClassification(7, 'undo of 7');
      expect(await families(warehouse)).toMatchObject({ ACCESSORIAL: 0, OTHER: 5, CORRECTION: 0 });
      expect(await disagreeing(warehouse)).toBe(0);
      expect(await rollupDifferences(warehouse)).toBe(0);
    });
  });

  it('comes before a rule that knows the name, in history and later loads, and gives back what the rule said', async () => {
    await withWarehouse(async (warehouse) => {
      const freight = { ...drones, description: 'GROUND', code: 'GND', family: 'fee', group: null } as const;
      await load(warehouse, '1', { packages: 1, known: { charge_family: 'transportation' } });
      await load(warehouse, '2', { packages: 1, known: { charge_family: 'transportation' }, billDate: '2024-12-31' });
      await load(warehouse, '3', { packages: 1, known: { charge_family: 'billing_adjustment' } });
      const before = await everyRow(warehouse);
      expect(await warehouse.chargesToClassify(freight, [1001])).toMatchObject({ charges: 1, packages: 1 });
      expect(await warehouse.classifyCharges(freight, [1001], 'classification 7')).toMatchObject({ charges: 1 });
      expect(await families(warehouse)).toMatchObject({ FEE: 10 });
      expect(await disagreeing(warehouse)).toBe(0);
      expect(await rollupDifferences(warehouse)).toBe(0);
      const later = await load(warehouse, '4', {
        packages: 2,
        known: { charge_family: 'transportation' },
        classifications: [freight],
      });
      expect(await families(warehouse)).toMatchObject({ FEE: 30 });
      await warehouse.undoLoad(later, 'undo of 4.csv');
      await warehouse.undoClassification(7, 'undo of classification 7');
      expect(await everyRow(warehouse)).toEqual(before);
      expect(await rollupDifferences(warehouse)).toBe(0);
    });
  });

  it('leaves charges without a name alone that a rule knows', async () => {
    await withWarehouse(async (warehouse) => {
      await load(warehouse, '1', { packages: 1 });
      const ofFreight = { ...drones, description: null, code: null };
      expect(await warehouse.chargesToClassify(ofFreight, [1001])).toMatchObject({ charges: 0 });
      expect(await warehouse.classifyCharges(ofFreight, [1001], 'nothing')).toMatchObject({ charges: 0, packages: 0 });
      expect(await families(warehouse)).toMatchObject({ ACCESSORIAL: 0, OTHER: 2.5 });
    });
  });

  it.each([10, 60])('is whole or not at all when killed %i ms into it', async (delay) => {
    using folder = new TemporaryFolder();
    const file = folder.file('w.duckdb');
    const child = startChild('classify-until-killed.ts', file);
    const exit = once(child, 'exit');
    for await (const line of createInterface(child.stdout)) {
      if (line === 'classifying') void sleep(delay).then(() => child.kill('SIGKILL'));
      if (line === 'classified') child.kill('SIGKILL');
    }
    await exit;
    const warehouse = await openDuckDbWarehouse({ file });
    const isDone = (await warehouse.loadOf('classification 7')) !== undefined;
    const [accessorial, other] = isDone ? [5000, 0] : [0, 5000];
    expect(await families(warehouse)).toMatchObject({ NET_USD: 25_000, ACCESSORIAL: accessorial, OTHER: other });
    expect(warehouse.dataVersion).toBe(isDone ? 2 : 1);
    expect(await disagreeing(warehouse)).toBe(0);
    expect(await rollupDifferences(warehouse)).toBe(0);
    await warehouse.close();
  });
});
