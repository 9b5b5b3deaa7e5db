import { describe, expect, it } from 'vitest';
import { filterWhereClauses, ratedZone, zoneMode, zoneTable, zoneWhereClause } from '../../src/index.ts';

const ups = (zone: string | null, serviceCategory = 'Next Day') => ({ carrierId: 1, serviceCategory, zone });

describe('the rated zone', () => {
  it.each([
    ['2', '2', 'Ground'],
    ['008', '8', 'Ground'],
    ['302', '2', '3 Day Select'],
    ['205', '5', '2nd Day Air'],
    ['248', '8', '2nd Day Air A.M.'],
    ['132', '2', 'Next Day Air Saver'],
    ['138', '8', 'Next Day Air Saver'],
    ['102', '2', 'Next Day Air'],
    ['108', '8', 'Next Day Air'],
    ['044', 'AK/HI/PR', 'Ground'],
    ['124', 'AK/HI/PR', 'Next Day Air'],
    ['226', 'AK/HI/PR', '2nd Day Air'],
  ])('of UPS code %s is %s, %s', (code, zone, mode) => {
    expect(ratedZone(ups(code))).toBe(zone);
    expect(zoneMode(ups(code))).toBe(mode);
  });

  it('is International whatever the code, where the service crosses a border', () => {
    expect(ratedZone(ups('901', 'International'))).toBe('International');
    expect(zoneMode(ups('901', 'International'))).toBe('International');
    expect(ratedZone(ups(null, 'International'))).toBe('International');
  });

  it('is the code itself where nothing is documented, and nothing without a code', () => {
    expect(ratedZone(ups('901'))).toBe('901');
    expect(ratedZone(ups('109'))).toBe('109');
    expect(ratedZone(ups('000'))).toBe('0');
    expect(ratedZone(ups(null))).toBeNull();
    expect(ratedZone(ups(''))).toBeNull();
    expect(zoneMode(ups('901'))).toBeNull();
  });

  it('is the carrier’s: 102 is a zone of UPS alone, 9 is Hawaii for FedEx alone', () => {
    expect(ratedZone({ ...ups('102'), carrierId: 2 })).toBe('102');
    expect(ratedZone({ ...ups('02'), carrierId: 2 })).toBe('2');
    expect(ratedZone({ ...ups('9'), carrierId: 2 })).toBe('AK/HI/PR');
    expect(ratedZone({ ...ups('9'), carrierId: 3 })).toBe('9');
    expect(ratedZone({ ...ups('constructor'), carrierId: 2 })).toBe('constructor');
  });

  it('has a source, and one meaning for a code of a carrier', () => {
    const codes = zoneTable.flatMap(({ carrierId, zones }) => Object.keys(zones).map((code) => `${carrierId} ${code}`));
    expect(new Set(codes).size).toBe(codes.length);
    for (const { source } of zoneTable) expect(source).not.toBe('');
  });
});

describe('the zone filter', () => {
  it('means rated zones; a code of an older link means that code', () => {
    expect(filterWhereClauses({ zone: ['2', 'International'] })).toEqual(["rated_zone in ('2','International')"]);
    expect(zoneWhereClause(['102'])).toBe("zone in ('102')");
    expect(zoneWhereClause(['2', '102'])).toBe("(rated_zone in ('2') or zone in ('102'))");
  });
});
