import { describe, expect, it } from 'vitest';
import { planExport } from '../../../src/reports/data-out/plan-export.ts';

const load = (id: number, state: 'new' | 'changed' | 'same', charges = 1) => ({
  ...{ id, state, charges, packages: 1, loadedAt: '2026-11-01T00:00:00.000Z' },
  version: `v${id}`,
});
const part = (number: number, ...ids: number[]) => ({ number, loads: ids.map((id) => ({ id, version: `v${id}` })) });

describe('the plan of an export', () => {
  it('writes a part again of which a load changed or was undone, and removes one of which nothing is left', () => {
    const parts = [part(1, 1, 2), part(2, 3), part(3, 4, 5), part(4, 6)];
    const loads = [load(1, 'same'), load(2, 'changed'), load(4, 'same'), load(6, 'same'), load(7, 'new')];
    expect(planExport(parts, { loads })).toEqual({
      unchanged: [part(4, 6)],
      toWrite: [part(1, 1, 2), part(3, 4), part(5, 7)],
      toRemove: [part(2, 3)],
    });
  });

  it('keeps files small: a million charges, or five hundred loads', () => {
    const large = [load(1, 'new', 2_000_000), load(2, 'new', 600_000), load(3, 'new', 400_000), load(4, 'new', 1)];
    expect(planExport([], { loads: large }).toWrite).toEqual([part(1, 1), part(2, 2, 3), part(3, 4)]);
    const many = Array.from({ length: 501 }, (_, index) => load(index + 1, 'new'));
    expect(planExport([], { loads: many }).toWrite.map(({ loads }) => loads.length)).toEqual([500, 1]);
  });
});
