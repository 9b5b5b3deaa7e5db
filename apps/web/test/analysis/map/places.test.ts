import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import zipAreas from '@waybill/model/places/zip-areas.json' with { type: 'json' };
import { feature } from 'topojson-client';
import { describe, expect, it } from 'vitest';
import { stateCodes } from '../../../src/ui/map/areas.ts';
import { onUsaMap, onWorldMap, usaOutline, worldOutline } from '../../../src/ui/map/projections.ts';
import { boxOf, framed } from '../../../src/ui/map/view-box.ts';
import { zipDigits } from '../../../src/ui/map/zip-areas.ts';

const require = createRequire(import.meta.url);
const atlas: Parameters<typeof feature>[0] = require('us-atlas/states-albers-10m.json');
const reference = readFileSync(new URL('../../../../../seed-data/reference/zip-areas.csv', import.meta.url), 'utf8');

const located = reference
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split(','))
  .filter(([, , , latitude]) => latitude !== '')
  .map(([digits = '', state = '', city = '', latitude, longitude]) => ({
    digits,
    state,
    city,
    latitude: Number(latitude),
    longitude: Number(longitude),
  }));

function stateBoxes() {
  const shapes = atlas.objects.states;
  const states = shapes && feature(atlas, shapes);
  return (states && 'features' in states ? states.features : []).flatMap(({ id, geometry }) => {
    const box = boxOf(usaOutline(geometry));
    const code = stateCodes[String(id)];
    return box === undefined || code === undefined ? [] : [[code, box] as const];
  });
}

describe('places on the map of the US', () => {
  it('lie in their states as us-atlas draws them, all ZIP areas of the fifty states', () => {
    const boxes = new Map(stateBoxes());
    const drawn = located.flatMap(({ state, longitude, latitude }) => {
      const box = boxes.get(state);
      return box === undefined ? [] : [{ state, box, at: onUsaMap([longitude, latitude]) }];
    });
    expect(drawn.length).toBeGreaterThan(850);
    const outside = drawn.filter(({ box, at }) => {
      if (at === undefined) return true;
      const [x, y] = at;
      const isIn = x > box.x - 1 && x < box.x + box.width + 1 && y > box.y - 1 && y < box.y + box.height + 1;
      return !isIn;
    });
    expect(outside).toEqual([]);
  });

  it('are known by the first three digits of a postal code', () => {
    expect(zipDigits('07737')).toBe('077');
    expect(zipDigits(' 02134-1000 ')).toBe('021');
    expect(zipDigits('021341000')).toBe('021');
    expect(zipDigits('7737')).toBeUndefined();
    expect(zipDigits('K1A 0B1')).toBeUndefined();
  });

  it('are those of the reference data', () => {
    const written = located.map(({ digits, longitude, latitude, city }) => [digits, [longitude, latitude, city]]);
    expect(Object.fromEntries(written)).toEqual(zipAreas);
  });
});

describe('places beyond the fifty states', () => {
  it.each([
    ['Puerto Rico', -66.1, 18.4],
    ['Guam', 144.8, 13.4],
  ])('%s has no place on the map of the US', (_name, longitude, latitude) => {
    expect(onUsaMap([longitude, latitude])).toBeUndefined();
  });
});

describe('the map of the world', () => {
  const world: Parameters<typeof feature>[0] = require('world-atlas/countries-110m.json');
  const shapes = world.objects.countries;
  const countries = shapes && feature(world, shapes);
  const outlines = new Map(
    (countries && 'features' in countries ? countries.features : []).map(({ id, geometry }) => [
      String(id),
      worldOutline(geometry),
    ]),
  );

  it.each([
    ['Russia', '643'],
    ['Fiji', '242'],
  ])('draws %s beside itself, not across the whole map', (_name, id) => {
    const box = boxOf(outlines.get(id) ?? '');
    expect(box?.width).toBeGreaterThan(0);
    expect(box?.width).toBeLessThan(450);
  });

  it('has places where their countries are drawn', () => {
    const [x = 0, y = 0] = onWorldMap([139.7, 35.7]) ?? [];
    const japan = boxOf(outlines.get('392') ?? '');
    expect(japan).toBeDefined();
    if (japan === undefined) return;
    expect(x > japan.x && x < japan.x + japan.width && y > japan.y && y < japan.y + japan.height).toBe(true);
  });
});

describe('a part of the map', () => {
  it('has its area in the middle, with room around and the shape of its frame', () => {
    const box = boxOf('M10 20L30 20L30 60.5Z');
    expect(box).toEqual({ x: 10, y: 20, width: 20, height: 40.5 });
    const frame = framed(box ?? { x: 0, y: 0, width: 0, height: 0 }, 40, 2);
    expect(frame.width / frame.height).toBe(2);
    expect(frame.x + frame.width / 2).toBe(20);
    expect(frame.height).toBeGreaterThan(40.5);
    expect(boxOf('')).toBeUndefined();
  });
});
