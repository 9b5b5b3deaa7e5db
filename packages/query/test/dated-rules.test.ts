import { mergedPacks, type PackKind, readPack, shippedPacks } from '@waybill/audit';
import type { RuleContext } from '@waybill/model';
import { describe, expect, it } from 'vitest';
import { compileFound, scopeTo } from '../src/index.ts';
import { type Row, TinyWarehouse } from './tiny-warehouse.ts';

const context: RuleContext = {
  from: '2026-07-01',
  to: '2026-09-30',
  today: '2026-09-12',
  guaranteed: { isUpsGsr: [1], isFedexExpressGsr: [], isFedexIntlGsr: [] },
};
const scope = scopeTo({ clientId: 1001 }, [{ id: 1001, childIds: [] }], 5);
const before = { bill_date: '2026-08-08', pickup_date: '2026-07-30' };
const after = { bill_date: '2026-08-15', pickup_date: '2026-08-06' };

/** A row that was imported for UPS and is in effect from August on. */
const imported = (kind: PackKind, row: Readonly<Record<string, string>>) => {
  const dated = { from: '2026-08-01', to: '', source: 'Notice', second_hand: 'no', ...row };
  const text = `${Object.keys(dated).join(',')}\n${Object.values(dated).join(',')}\n`;
  const { pack, problems } = readPack({ file: `${kind}.csv`, carrierId: 1, kind, text });
  expect(problems).toEqual([]);
  return mergedPacks([...shippedPacks(), ...(pack === undefined ? [] : [pack])]);
};

/** What a rule finds of packages, each with the handling charge if it has one. */
async function found(rule: string, packs: ReturnType<typeof imported>, packages: readonly Row[]) {
  const warehouse = await TinyWarehouse.open();
  const shared = { carrier_id: 1, carrier_name: 'UPS', account_id: 1, account_number: 'A1', invoice_number: 'I1' };
  const rows = packages.map((row, place) => ({ ...shared, tracking_id: place + 1, ...row }));
  await warehouse.insert(
    'package_level_info',
    rows.map((row) => ({ row_kind: 'package', no_of_pkgs: 1, transportation_amount: 30, net_amount: 30, ...row })),
  );
  await warehouse.insert(
    'charge_level_info',
    rows.flatMap((row) => [
      { ...row, charge_family: 'transportation', net_amount: 30 },
      { ...row, charge_family: 'other_accessorial', accessorial_group: 'Large package', net_amount: 100 },
    ]),
  );
  const all = await warehouse.run(compileFound(context, packs, { scope }));
  return all
    .filter((row) => row.rule === rule)
    .map((row) => [row.tracking_number, row.obstacle ?? row.usual_value])
    .toSorted();
}

describe('rows of packs count on their own days:', () => {
  const heavy = { service: 'Ground', dim_unit: 'inches', actual_weight_pounds: 30, width: 10, height: 10 };

  it('the pounds that are billed at least', async () => {
    const row = { charge: 'Large package', service: '', measure: 'longest side', above: '96', minimum_pounds: '100' };
    const packs = imported('triggers', { ...row, replaces: '' });
    const package100 = { ...heavy, length: 100, bill_weight_pounds: 100 };
    expect(
      await found('weight_far_above', packs, [
        { ...package100, ...before, tracking_number: '1ZBEFORE' },
        { ...package100, ...after, tracking_number: '1ZAFTER' },
      ]),
    ).toEqual([['1ZBEFORE', 90]]);
  });

  it('the divisor', async () => {
    const packs = imported('dimensions', { service: '', divisor: '200', above: '0', sides: 'up' });
    const cube = { ...heavy, length: 40, width: 25, height: 25, bill_weight_pounds: 180 };
    expect(
      await found('weight_far_above', packs, [
        { ...cube, ...before, tracking_number: '1ZBEFORE' },
        { ...cube, ...after, tracking_number: '1ZAFTER' },
      ]),
    ).toEqual([['1ZAFTER', 125]]);
  });

  it('the charges without a guarantee', async () => {
    const row = { service: '', charge: 'Signature' };
    const express = { service: 'Next Day Air', service_category: 'Next Day', mode_category: 'Parcel Express' };
    const late = (tracking_number: string, pickup_date: string, day: string) => ({
      ...{ ...express, tracking_number, pickup_date, bill_date: '2026-08-15', tracking_status: 'Late' },
      ...{ scheduled_date: `${pickup_date} 10:30:00`, delivery_date: `${day} 10:00:00` },
    });
    // What UPS publishes ends with July.
    const packs = new Map(
      [...imported('guarantee-exclusions', row)].map(([name, pack]) => {
        const rows = pack.rows.map((each) => (each.source === 'Notice' ? each : { ...each, to: '2026-07-31' }));
        return [name, pack.kind === 'guarantee-exclusions' ? { ...pack, rows } : pack];
      }),
    );
    expect(
      await found('late_guaranteed', packs, [
        late('1ZBEFORE', '2026-07-29', '2026-08-03'),
        late('1ZAFTER', '2026-08-05', '2026-08-10'),
      ]),
    ).toEqual([
      ['1ZAFTER', null],
      ['1ZBEFORE', 'excluded'],
    ]);
  });
});
