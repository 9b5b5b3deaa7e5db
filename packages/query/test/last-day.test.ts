import { mergedPacks, readPack, shippedPacks } from '@waybill/audit';
import { expect, it } from 'vitest';
import { compileFound, scopeTo } from '../src/index.ts';
import { TinyWarehouse } from './tiny-warehouse.ts';

const scope = scopeTo({ clientId: 1001 }, [{ id: 1001, childIds: [] }], 5);
const asked = {
  from: '2026-07-01',
  to: '2026-09-30',
  today: '2026-08-12',
  guaranteed: { isUpsGsr: [1], isFedexExpressGsr: [], isFedexIntlGsr: [] },
};
const package_ = {
  client_id: 1001,
  carrier_id: 1,
  carrier_name: 'UPS',
  account_id: 1,
  account_number: 'A1',
  invoice_number: 'I1',
  bill_date: '2026-08-01',
  pickup_date: '2026-07-28',
  tracking_number: '1Z1',
  tracking_id: 1,
  service: 'Next Day Air',
  service_category: 'Next Day',
  mode_category: 'Parcel Express',
  scheduled_date: '2026-07-29 10:30:00',
  delivery_date: '2026-07-30 10:00:00',
};

/** The last day to claim a late package, with further clocks of UPS beside those that are shipped. */
async function lastDay(...clocks: readonly string[]) {
  const heading = 'from,to,source,second_hand,claim,scope,step,count,unit,since';
  const rows = clocks.map((clock) => clock.replace(' late ', ',Guide,no,late,,'));
  const { pack } = readPack({
    file: 'clocks',
    carrierId: 1,
    kind: 'claim-clocks',
    text: [heading, ...rows].join('\n'),
  });
  const packs = mergedPacks([...shippedPacks(), ...(pack === undefined ? [] : [pack])]);
  const warehouse = await TinyWarehouse.open();
  await warehouse.insert('package_level_info', [
    { ...package_, row_kind: 'package', no_of_pkgs: 1, net_amount: 30, transportation_amount: 30 },
  ]);
  await warehouse.insert('charge_level_info', [{ ...package_, charge_family: 'transportation', net_amount: 30 }]);
  const found = await warehouse.run(compileFound(asked, packs, { scope }));
  return found.find(({ rule }) => rule === 'late_guaranteed')?.claim_by;
}

it('follows the clock that applies on the ship date, not a later one', async () => {
  expect(await lastDay()).toBe('2026-08-13');
  expect(await lastDay('2026-09-01, late notice,5,days,scheduled delivery')).toBe('2026-08-13');
  expect(await lastDay('2026-07-01, late notice,5,days,scheduled delivery')).toBe('2026-08-03');
});

it('is that of the earliest step, whatever its days or months are counted from', async () => {
  expect(await lastDay('2026-07-01, late filing,14,days,ship date')).toBe('2026-08-11');
  expect(await lastDay('2026-07-01, late filing,1,months,ship date')).toBe('2026-08-13');
  const notice = '2026-07-01, late notice,90,days,scheduled delivery';
  expect(await lastDay(notice, '2026-07-01, late filing,1,months,ship date')).toBe('2026-08-28');
});
