import { describe, expect, it } from 'vitest';
import { drawnRows, rowHeight } from '../../../src/features/analysis/grid/table/drawn-rows.ts';

const count = 2_000_000;
const whole = count * rowHeight;
const offsets = [0, 1, 33.5, 34, 271, 272, 3_400.25, 999_999.9, 40_000_001, whole - 2_000];
const places = offsets.flatMap((offset) => [34, 34.5, 300, 401.7, 2_000].map((room) => [offset, room] as const));

describe('the rows that are drawn', () => {
  it.each(places)('are all that can be seen, each at a place of its own: %d in %d pixels', (offset, room) => {
    const { first, last, most, top, bottom } = drawnRows(offset, room, count);
    expect(top * rowHeight).toBeLessThanOrEqual(offset);
    expect(first).toBeLessThanOrEqual(top);
    expect(last * rowHeight).toBeGreaterThanOrEqual(Math.min(offset + room, whole));
    expect(bottom * rowHeight).toBeGreaterThanOrEqual(Math.min(offset + room, whole));
    expect(bottom).toBeLessThanOrEqual(last);
    expect(last - first).toBeLessThanOrEqual(most);
  });

  it('change by one for one row of scrolling: the one that comes takes the place of the one that leaves', () => {
    const before = drawnRows(100 * rowHeight, 400, count);
    const after = drawnRows(101 * rowHeight, 400, count);
    expect([after.first - before.first, after.last - before.last]).toEqual([1, 1]);
    expect((after.last - 1) % after.most).toBe(before.first % before.most);
  });
});
