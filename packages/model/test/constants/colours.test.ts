import { describe, expect, it } from 'vitest';
import { colourOf, mapColours, palette, parcelCarriers, serviceCategories, trackingStatuses } from '../../src/index.ts';
import { contrast, difference, seenBy, sights } from './colour-vision.ts';

const themes = [
  { name: 'light', background: '#ffffff' },
  { name: 'dark', background: '#1a1b1e' },
] as const;
const hues = Object.values(palette).slice(0, 8);

describe.each(themes)('the $name palette', ({ name: theme, background }) => {
  it('stands out from the background', () => {
    for (const colour of Object.values(palette)) {
      expect(contrast(colour[theme], background)).toBeGreaterThanOrEqual(3);
    }
  });

  it.each(sights)('stays apart for a reader with %s sight', (sight) => {
    const seen = hues.map((colour) => seenBy(sight, colour[theme]));
    for (const [index, one] of seen.entries()) {
      for (const other of seen.slice(index + 1)) expect(difference(one, other)).toBeGreaterThan(0.1);
    }
  });
});

describe.each(themes)('the map colours of the $name theme', ({ name: theme, background }) => {
  const lightnessFor = (sight: (typeof sights)[number]) => mapColours.map((colour) => seenBy(sight, colour[theme])[0]);

  it.each(sights)('move steadily away from the background for a reader with %s sight', (sight) => {
    const away = seenBy(sight, background)[0] > 0.5 ? -1 : 1;
    const lightness = lightnessFor(sight);
    const steps = lightness.slice(1).map((each, index) => away * (each - (lightness[index] ?? 0)));
    expect(Math.min(...steps)).toBeGreaterThan(0.055);
    expect(Math.max(...steps)).toBeLessThan(0.2);
  });

  it('are of one hue, and calm', () => {
    const hueOf = (colour: string) => {
      const [, a, b] = seenBy('full', colour);
      expect(Math.hypot(a, b)).toBeLessThan(0.125);
      return Math.atan2(b, a);
    };
    const seen = mapColours.map((colour) => hueOf(colour[theme]));
    expect(Math.max(...seen) - Math.min(...seen)).toBeLessThan(0.2);
  });
});

describe('fixed colours', () => {
  it('differ between all parcel carriers and two of freight, all statuses, and the services that cost most', () => {
    const distinct = (dimension: string, names: readonly string[]) =>
      new Set(names.map((name) => colourOf(dimension, name).light)).size;
    expect(
      distinct('carrier_name', [
        ...parcelCarriers.map(({ name }) => name),
        'FedEx Freight',
        'Old Dominion Freight Line',
      ]),
    ).toBe(10);
    expect(distinct('tracking_status', trackingStatuses)).toBe(4);
    expect(
      distinct(
        'service_category',
        serviceCategories.filter((name) => !['Returns', 'Freight', 'Other'].includes(name)),
      ),
    ).toBe(8);
  });

  it('are neutral for what has none', () => {
    expect(colourOf('carrier_name', 'constructor')).toBe(palette.neutral);
    expect(colourOf('__proto__', 'UPS')).toBe(palette.neutral);
  });
});
