import { ratedZone, zoneMode, zoneTable } from '@waybill/model';
import { beforeAll, describe, expect, test } from 'vitest';
import { compileFilterValues } from '../src/index.ts';
import { compile, context, dataQuery } from './requests.ts';
import { TinyWarehouse } from './tiny-warehouse.ts';

const codes = zoneTable.flatMap(({ zones }) => Object.keys(zones));
const given = [...new Set([...codes, ...codes.map((code) => code.padStart(3, '0')), '0', '000', '901', '51', 'A', ''])];
const packages = [1, 2, 3].flatMap((carrierId) =>
  ['Ground', 'International'].flatMap((serviceCategory) =>
    [...given, null].map((zone) => ({ carrierId, serviceCategory, zone })),
  ),
);

let warehouse: TinyWarehouse;

beforeAll(async () => {
  warehouse = await TinyWarehouse.open();
  await warehouse.insert(
    'package_level_info',
    packages.map(({ carrierId, serviceCategory, zone }, index) => ({
      carrier_id: carrierId,
      service_category: serviceCategory,
      zone,
      no_of_pkgs: index,
    })),
  );
});

describe('rated zones', () => {
  test('SQL and model say the same of every code, carrier and service', async () => {
    const rows = await warehouse.run(
      compile({
        selectColumnNames: ['no_of_pkgs', 'rated_zone', 'zone_mode'],
        orderByDetails: ['no_of_pkgs'],
      }),
    );
    expect(rows.map(({ RATED_ZONE, ZONE_MODE }) => [RATED_ZONE, ZONE_MODE])).toEqual(
      packages.map((each) => [ratedZone(each), zoneMode(each)]),
    );
  });

  test('are what the zone filter offers', async () => {
    const query = dataQuery({
      selectColumnNames: ['rated_zone as name', 'count(*) as rows'],
      groupByDetails: ['rated_zone'],
    });
    const rows = await warehouse.run(compileFilterValues('zone', query, context));
    const zones = packages.flatMap((each) => ratedZone(each) ?? []);
    expect(rows.map(({ NAME }) => NAME)).toEqual([...new Set(zones)].sort());
    expect(rows.find(({ NAME }) => NAME === '2')?.ROWS).toBe(String(zones.filter((zone) => zone === '2').length));
  });

  test('a star leaves them out, and nobody calls them as functions', async () => {
    const [row] = await warehouse.run(compile({ selectColumnNames: ['*'] }));
    expect(Object.keys(row ?? {})).not.toContain('RATED_ZONE');
    expect(() => compile({ selectColumnNames: ["rated_zone(1, 'Ground', zone) as z"] })).toThrow(/no function/);
  });
});
