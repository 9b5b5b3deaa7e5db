import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import deliveryColumns from '../src/deliveries/delivery-columns.json' with { type: 'json' };

const layouts = new URL('../src/layouts/', import.meta.url);
const lists = globSync('*/*columns.json', { cwd: layouts });

/** The names or places of all columns, or of those that are read, by our names. */
const columns = z.union([z.array(z.string()), z.record(z.string(), z.union([z.string(), z.number()]))]);

const repeated = (names: readonly (string | number)[]) =>
  names.filter((name, index) => name !== '' && names.indexOf(name) !== index);

describe('the columns of a documented layout', () => {
  it.each(lists)('are named once each: %s', (file) => {
    const names = Object.values(columns.parse(JSON.parse(readFileSync(new URL(file, layouts), 'utf8'))));
    expect(names.length).toBeGreaterThan(10);
    expect(repeated(names)).toEqual([]);
  });

  it('are known by a name of one meaning in files of deliveries', () => {
    expect(repeated(Object.values(deliveryColumns).flat())).toEqual([]);
  });
});
