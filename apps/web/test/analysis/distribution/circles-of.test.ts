import { describe, expect, it } from 'vitest';
import { circlesOf } from '../../../src/ui/cards/distribution/circles-of.ts';
import { prepareDistribution } from '../../../src/ui/cards/distribution/prepare-distribution.ts';

const places = new Map(
  [
    { digits: '606', longitude: -87.65, latitude: 41.85, city: 'Chicago' },
    { digits: '900', longitude: -118.28, latitude: 34.0, city: 'Los Angeles' },
    { digits: '009', longitude: -66.09, latitude: 18.38, city: 'San Juan' },
  ].map((place) => [place.digits, place]),
);

describe('the circles of the distribution map', () => {
  const areas = prepareDistribution([
    { NAME: '606', VALUE: 60 },
    { NAME: '900', VALUE: 30 },
    { NAME: '009', VALUE: 6 },
    { NAME: null, VALUE: 4 },
  ]);

  it('stand where their areas are: Chicago east of Los Angeles and further north', () => {
    const { circles } = circlesOf(areas, places);
    expect(circles.map(({ digits, packages, share }) => [digits, packages, share])).toEqual([
      ['606', 60, 60],
      ['900', 30, 30],
    ]);
    const [chicago, losAngeles] = circles;
    expect(chicago?.x).toBeGreaterThan(losAngeles?.x ?? 0);
    expect(chicago?.y).toBeLessThan(losAngeles?.y ?? 0);
  });

  it('say how many packages have no place: of Puerto Rico and without a postal code', () => {
    expect(circlesOf(areas, places).elsewhere).toBe(10);
  });
});
