import { describe, expect, it } from 'vitest';
import { madeWarehouses, numberOf } from './support/made-warehouse.ts';

const withInvoices = madeWarehouses();
const packages = 60_000;
const parcels = `select *, ceil(length * width * height / 139) as by_size, ceil(actual_weight_pounds) as by_weight,
    length + 2 * (width + height) as around, greatest(length, width, height) as longest
  from package_level_info where row_kind = 'package' and length is not null`;
const handled = (group: string): string =>
  `exists (from charge_level_info c where c.tracking_id = p.tracking_id and c.accessorial_group = '${group}')`;
const domestic = `carrier_id in (1, 2) and service_category <> 'International'`;

describe('the sizes of made packages', () => {
  it('explain the billed weight, but for a few that are billed too heavy', async () => {
    await withInvoices({ packages }, async (made) => {
      const bySize = `from (${parcels}) where bill_weight_pounds > by_weight and bill_weight_pounds = by_size`;
      expect(await numberOf(made, `select count(*) ${bySize}`)).toBeGreaterThan(2_000);
      const tooHeavy = `select count(*) / (select count(*) from (${parcels})) from (${parcels})
        where bill_weight_pounds > greatest(by_weight, by_size, case when longest > 96 then 90 when longest > 48 then 40 else 1 end)`;
      expect(await numberOf(made, tooHeavy)).toBeGreaterThan(0);
      expect(await numberOf(made, tooHeavy)).toBeLessThan(0.002);
      const tooLight = `select count(*) from (${parcels}) where bill_weight_pounds < greatest(by_weight, by_size)`;
      expect(await numberOf(made, tooLight)).toBe(0);
    });
  });

  it('are those of packages that cost handling, but for a few mistakes', async () => {
    await withInvoices({ packages }, async (made) => {
      const large = `longest > 96 or around > 130`;
      const notLarge = `select count(*) from (${parcels}) p where ${handled('Large package')} and not (${large}) and actual_weight_pounds <= 110`;
      expect(await numberOf(made, notLarge)).toBe(0);
      const unhandled = `select count(*) from (${parcels}) p where ${domestic} and (longest > 48 or actual_weight_pounds > 50)
        and not ${handled('Additional handling')} and not ${handled('Large package')}`;
      expect(await numberOf(made, unhandled)).toBe(0);
      const mistaken = `select count(*) from (${parcels}) p where ${handled('Additional handling')}
        and longest <= 48 and around <= 105 and actual_weight_pounds <= 50`;
      expect(await numberOf(made, mistaken)).toBeGreaterThan(0);
      expect(await numberOf(made, mistaken)).toBeLessThan(0.0015 * packages);
    });
  });
});

describe('the consignees of made packages', () => {
  it('have a company on nearly all rows of UPS and FedEx, homes the person’s name', async () => {
    await withInvoices({ packages }, async (made) => {
      for (const carrier of [1, 2]) {
        const filled = `select count(consignee_company) / count(*) from package_level_info where row_kind = 'package' and carrier_id = ${carrier}`;
        expect(await numberOf(made, filled)).toBeGreaterThan(0.985);
        expect(await numberOf(made, filled)).toBeLessThan(0.995);
      }
      const atHome = `select count(*) from package_level_info where service = 'FedEx Home Delivery' and consignee_company <> consignee_name`;
      expect(await numberOf(made, atHome)).toBe(0);
    });
  });
});
