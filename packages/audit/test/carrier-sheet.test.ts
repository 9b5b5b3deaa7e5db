import { describe, expect, it } from 'vitest';
import { listRate, mergedPacks, packCsv, readCarrierSheet, readPack, shippedPacks, zoneOf } from '../src/index.ts';

const context = {
  from: '2026-01-05',
  to: '',
  source: 'Rate guide 2026',
  secondHand: false,
  service: 'FedEx Ground',
  origin: '',
} as const;

describe('a carrier’s own table', () => {
  const rates = [
    ['FedEx Ground rates', '', '', ''],
    ['Effective January 5, 2026', '', '', ''],
    ['', '', '', ''],
    ['Weight', 'Zone 2', 'Zone 3', '44'],
    ['1 lb.', '$11.32', '$11.98', '-'],
    ['2 lbs', '12.01', '12.75', '38.20'],
    ['151+', '1,021.50', '1,100.00', '2,000.00'],
    ['Rates are subject to change', '', '', ''],
  ];

  it('is read below its titles, with a column for each zone', () => {
    const read = readCarrierSheet({ file: 'rates.xlsx', carrierId: 2, kind: 'list-rates' }, rates, context);
    expect(read.problems).toEqual([]);
    expect(read.unusedColumns).toEqual([]);
    expect(read.unusedLines).toBe(1);
    const packs = mergedPacks(read.pack === undefined ? [] : [read.pack]);
    const asked = { carrierId: 2, service: 'FedEx Ground', packaging: 'package', day: '2026-03-01' } as const;
    expect(listRate(packs, { ...asked, zone: '3', pounds: 2 })?.amount).toBe(1_275);
    expect(listRate(packs, { ...asked, zone: '44', pounds: 1 })).toBeUndefined();
    expect(listRate(packs, { ...asked, zone: '2', pounds: 151 })?.amount).toBe(102_150);
    expect(listRate(packs, { ...asked, zone: '2', pounds: 1, day: '2026-01-04' })).toBeUndefined();
  });

  it('may be a file of rules with a column for each zone, its services first and comments between', () => {
    const pack = [
      ['from', 'to', 'source', 'second_hand', 'service', 'packaging', 'pounds', 'zone 2', 'zone 3'],
      ['# Commercial deliveries'],
      ['2026-01-05', '', 'Guide', 'no', 'FedEx Ground', '', '1', '11.32', '11.98'],
    ];
    const whose = { file: 'list-rates.csv', carrierId: 2, kind: 'list-rates' } as const;
    const read = readCarrierSheet(whose, pack, { ...context, from: '', source: '', service: '' });
    expect(read).toMatchObject({ problems: [], unusedLines: 0 });
    expect(read.pack?.rows).toHaveLength(2);
  });

  it('gives the zones of every service that a chart has a column for', () => {
    const chart = [
      ['ZONE CHART', '', '', '', ''],
      ['Dest. ZIP', 'Ground', 'Next Day Air Saver', 'Next Day Air', 'Notes'],
      ['004-005', '008', '138', '108', ''],
      ['006', '-', '-', '125', 'Puerto Rico'],
    ];
    const whose = { file: 'zones.xlsx', carrierId: 1, kind: 'zones' } as const;
    const read = readCarrierSheet(whose, chart, { ...context, service: '', origin: '917' });
    expect(read.problems).toEqual([]);
    expect(read.unusedColumns).toEqual(['Notes']);
    const packs = mergedPacks(read.pack === undefined ? [] : [read.pack]);
    const zone = (service: string, destinationZip: string) =>
      zoneOf(packs, { carrierId: 1, service, originZip: '91730', destinationZip, day: '2026-03-01' })?.zone;
    expect(zone('Ground Residential', '00501')).toBe('8');
    expect(zone('Next Day Air', '00501')).toBe('108');
    expect(zone('Next Day Air Saver', '00501')).toBe('138');
    expect(zone('Ground Commercial', '00601')).toBeUndefined();
  });

  it('gives the zones of an origin', () => {
    const chart = [
      ['Destination ZIP', 'Zone', 'Notes'],
      ['005-089', '008', ''],
      ['900', '2', 'local'],
    ];
    const whose = { file: 'zones.csv', carrierId: 2, kind: 'zones' } as const;
    const read = readCarrierSheet(whose, chart, { ...context, service: '', origin: '917-918' });
    expect(read.problems).toEqual([]);
    expect(read.unusedColumns).toEqual(['Notes']);
    const packs = mergedPacks(read.pack === undefined ? [] : [read.pack]);
    const from = { carrierId: 2, service: 'FedEx Ground', originZip: '91710', day: '2026-03-01' };
    expect(zoneOf(packs, { ...from, destinationZip: '07001' })?.zone).toBe('8');
    expect(zoneOf(packs, { ...from, destinationZip: '90012' })?.zone).toBe('2');
  });

  it('is refused with the line and the column of what cannot be read', () => {
    const wrong = rates.with(5, ['2 lbs', 'call us', '12.75', '38.20']);
    const whose = { file: 'rates.csv', carrierId: 2, kind: 'list-rates' } as const;
    expect(readCarrierSheet(whose, wrong, context).problems).toMatchObject([{ line: 6, field: 'amount' }]);
    expect(readCarrierSheet(whose, rates, { ...context, from: '' }).problems[0]).toMatchObject({ field: 'from' });
    expect(readCarrierSheet(whose, [], context).problems[0]?.problem).toBe('The column is missing.');
  });
});

describe('a pack as a file', () => {
  it.each(shippedPacks().map((pack) => [`${pack.carrierId} ${pack.kind}`, pack] as const))(
    'is read as the same version: %s',
    (_, pack) => {
      const { carrierId, kind, version } = pack;
      expect(readPack({ file: 'x', carrierId, kind, text: packCsv(pack) }).pack?.version).toBe(version);
    },
  );
});
