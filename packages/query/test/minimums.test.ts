import { mergedPacks, shippedPacks } from '@waybill/audit';
import { addDays } from '@waybill/model';
import { describe, expect, it } from 'vitest';
import { compileFound, scopeTo } from '../src/index.ts';
import { type Row, TinyWarehouse } from './tiny-warehouse.ts';

const scope = scopeTo({ clientId: 1001 }, [{ id: 1001, childIds: [] }], 5);
const packs = mergedPacks(shippedPacks());
const minimum = 1_000;
const fuelPercent = 20;
const dollars = (cents: number) => (cents / 100).toFixed(2);

interface Made {
  readonly number: string;
  readonly day: string;
  readonly list: number;
  readonly freight: number;
  /** A surcharge with a published price of 6 dollars. */
  readonly extra?: number;
}

/** A package as UPS bills it: fuel is a percentage of published prices, and net fuel the same of net ones. */
function billed({ number, day, list, freight, extra }: Made) {
  const fuel = Math.round(((freight + (extra ?? 0)) * fuelPercent) / 100);
  const fuelGross = Math.round(((list + (extra === undefined ? 0 : 600)) * fuelPercent) / 100);
  const id = Number(number.replaceAll(/\D/g, ''));
  const shared: Row = {
    carrier_id: 1,
    carrier_name: 'UPS',
    account_id: 1,
    account_number: 'A1',
    invoice_number: `I${day}`,
    bill_date: addDays(day, 4),
    pickup_date: day,
    tracking_number: number,
    tracking_id: id,
    service: 'Ground Commercial',
    service_category: 'Ground',
    mode_category: 'Parcel Ground',
    zone: '5',
    bill_option: 'PREPAID',
    charge_description: 'Ground Commercial',
  };
  const charge = (family: string, net: number, gross: number, more: Row = {}): Row => ({
    ...shared,
    charge_family: family,
    net_amount: dollars(net),
    incentive_amount: dollars(gross - net),
    ...more,
  });
  const signature = { accessorial_group: 'Signature', charge_description: 'Signature', accessorial_code: 'SIG' };
  return {
    packages: {
      ...shared,
      row_kind: 'package',
      no_of_pkgs: 1,
      actual_weight_pounds: list / 100,
      bill_weight_pounds: list / 100,
      net_amount: dollars(freight + fuel + (extra ?? 0)),
      transportation_amount: dollars(list),
      transportation_discount: dollars(list - freight),
      fuel_surcharge_amount: dollars(fuelGross),
      fuel_surcharge_discount: dollars(fuelGross - fuel),
    },
    charges: [
      charge('transportation', freight, list),
      charge('fuel_surcharge', fuel, fuelGross),
      ...(extra === undefined ? [] : [charge('other_accessorial', extra, 600, signature)]),
    ],
  };
}

const lists = [1_200, 1_300, 1_400, 1_500, 1_600, 1_800, 2_000, 2_400, 3_000, 3_600];
const days = ['2025-03-03', '2025-04-01', '2025-05-01', '2025-06-02', '2025-07-01', '2025-08-01'];
/** From June on a lower discount is agreed. */
const discountOn = (day: string) => (day < '2025-06-01' ? 40 : 36);
const due = (list: number, day: string) => Math.max(minimum, list - Math.round((list * discountOn(day)) / 100));

async function found(...wrong: readonly Made[]) {
  let number = 1_000;
  const right = days.flatMap((day) =>
    lists.flatMap((list) =>
      Array.from({ length: 12 }, (_, place) => {
        number += 1;
        const extra = place < 6 ? { extra: 450 } : {};
        return billed({ number: `1Z${number}`, day, list, freight: due(list, day), ...extra });
      }),
    ),
  );
  const all = [...right, ...wrong.map(billed)];
  const warehouse = await TinyWarehouse.open();
  await warehouse.insert(
    'package_level_info',
    all.map(({ packages }) => packages),
  );
  await warehouse.insert(
    'charge_level_info',
    all.flatMap(({ charges }) => charges),
  );
  const asked = {
    ...{ from: '2025-01-01', to: '2025-12-31', today: '2026-01-01' },
    guaranteed: { isUpsGsr: [], isFedexExpressGsr: [], isFedexIntlGsr: [] },
  };
  const rows = await warehouse.run(compileFound(asked, packs, { scope }));
  return rows.map((row) => [row.rule, row.tracking_number, Number(row.at_stake)]);
}

describe('a shipper many of whose packages cost their minimum, with a discount that changes', () => {
  const day = '2025-07-01';
  const withFuel = (cents: number) => cents + Math.round((cents * fuelPercent) / 100);

  it('has no findings where all is as agreed', async () => {
    expect(await found()).toEqual([]);
  });

  it('finds missing discounts and exceeded minimums to the cent, with the fuel on net prices', async () => {
    const wrong = [
      { number: '1Z1', day, list: 3_000, freight: 2_220 },
      { number: '1Z2', day, list: 1_400, freight: 1_100 },
    ];
    expect(await found(...wrong)).toEqual(
      expect.arrayContaining([
        ['discount_missing', '1Z1', withFuel(2_220 - 1_920)],
        ['discount_missing', '1Z2', withFuel(1_100 - minimum)],
      ]),
    );
  });

  it('claims nothing for a price that the minimum makes up for, and the fuel on what an extra costs too much', async () => {
    const wrong = [
      { number: '1Z1', day, list: 1_500, freight: minimum },
      { number: '1Z2', day, list: 2_400, freight: due(2_400, day), extra: 550 },
    ];
    expect(await found(...wrong)).toEqual([['accessorial_price', '1Z2', withFuel(550 - 450)]]);
  });
});
