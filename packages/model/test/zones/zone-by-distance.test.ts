import { describe, expect, it } from 'vitest';
import { codeOfZone, milesBetween, zoneByMiles } from '../../src/index.ts';

const newYork = { latitude: 40.7128, longitude: -74.006 };
const losAngeles = { latitude: 34.0522, longitude: -118.2437 };

describe('the distance between two points', () => {
  it('is that of the crow, both ways', () => {
    // 2,446 miles by the great circle.
    expect(Math.round(milesBetween(newYork, losAngeles))).toBe(2_446);
    expect(milesBetween(losAngeles, newYork)).toBeCloseTo(milesBetween(newYork, losAngeles));
    expect(milesBetween(newYork, newYork)).toBe(0);
    // A degree of latitude is 69.1 miles.
    expect(milesBetween({ latitude: 40, longitude: -90 }, { latitude: 41, longitude: -90 })).toBeCloseTo(69.1, 1);
  });
});

describe('the zone of a distance', () => {
  it.each([
    [0, '2'],
    [150, '2'],
    [151, '3'],
    [300, '3'],
    [600, '4'],
    [601, '5'],
    [1_000, '5'],
    [1_400, '6'],
    [1_800, '7'],
    [1_801, '8'],
    [2_700, '8'],
  ])('of %i miles is %s', (miles, zone) => {
    expect(zoneByMiles(miles)).toBe(zone);
  });
});

describe('the code of another zone', () => {
  it.each([
    [1, '205', '3', '203'],
    [1, '5', '3', '3'],
    [1, '005', '3', '3'],
    [1, '138', '2', '132'],
    [2, '08', '4', '4'],
    [99, '8', '4', '4'],
    [99, 'B', '4', undefined],
  ])('beside code %2$s of carrier %1$i', (carrierId, code, zone, other) => {
    expect(codeOfZone({ carrierId, code }, zone)).toBe(other);
  });
});
