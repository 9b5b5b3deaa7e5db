import { describe, expect, it } from 'vitest';
import { mergedPacks, otherPromises, postponedPromises, readPack, shippedPacks, shippedRules } from '../src/index.ts';

const ups = 1;

/** The rules of Waybill, with rows that were imported for UPS. */
const withRows = (kind: 'holidays' | 'service-days', header: string, row: string) => {
  const text = `from,to,source,second_hand,${header}\n${row}\n`;
  const { pack, problems } = readPack({ file: `${kind}.csv`, carrierId: ups, kind, text });
  expect(problems).toEqual([]);
  return mergedPacks([...shippedPacks(), ...(pack === undefined ? [] : [pack])]);
};
const withHoliday = (row: string) => withRows('holidays', 'name,service,operation', row);
const shown = (packs: ReturnType<typeof withHoliday>) =>
  otherPromises(packs, shippedRules())
    .map(({ carrierId, ...promise }) => {
      expect(carrierId).toBe(ups);
      return `${promise.shipped} +${promise.promisedDays}: ${promise.later}`;
    })
    .toSorted();

describe('promises that rules move', () => {
  it('are those across a holiday', () => {
    const shipped = postponedPromises(shippedRules()).filter((promise) => promise.shipped.startsWith('2025-08-2'));
    expect(shipped.filter(({ carrierId }) => carrierId === ups)).toEqual([
      { carrierId: ups, shipped: '2025-08-27', promisedDays: 3, later: 1 },
      { carrierId: ups, shipped: '2025-08-28', promisedDays: 2, later: 1 },
      { carrierId: ups, shipped: '2025-08-28', promisedDays: 3, later: 1 },
      ...[1, 2, 3].map((promisedDays) => ({ carrierId: ups, shipped: '2025-08-29', promisedDays, later: 1 })),
    ]);
  });

  it('differ by imported holidays of several days, on each of them', () => {
    expect(shown(withHoliday('2026-03-10,2026-03-11,Notice,no,Flood,,closed'))).toEqual([
      '2026-03-05 +3: 2',
      '2026-03-06 +2: 2',
      '2026-03-06 +3: 2',
      '2026-03-07 +2: 2',
      '2026-03-07 +3: 2',
      '2026-03-08 +2: 2',
      '2026-03-08 +3: 2',
      '2026-03-09 +1: 2',
      '2026-03-09 +2: 2',
      '2026-03-09 +3: 4',
      '2026-03-10 +1: 1',
      '2026-03-10 +2: 1',
      '2026-03-10 +3: 3',
    ]);
  });

  it('are as without a holiday that an import takes away', () => {
    expect(shown(withHoliday('2025-09-01,2025-09-01,Notice,no,Labor Day,,limited'))).toContain('2025-08-29 +1: 0');
    expect(shown(withHoliday('2025-08-20,2025-08-20,Notice,no,Somewhere,%Ground%,closed'))).toEqual([]);
  });

  it('are earlier where Saturdays count, on the days of the row only', () => {
    const rows = shown(withRows('service-days', 'service,days', '2026-03-10,2026-03-20,Notice,no,,1-6'));
    expect(rows).toContain('2026-03-13 +1: -2');
    expect(rows.every((row) => row >= '2026-03-10' && row < '2026-03-21')).toBe(true);
  });

  it('of mistyped years are counted within half a century', () => {
    expect(shown(withHoliday('9999-01-04,9999-01-04,Notice,no,Nothing,,closed'))).toEqual([]);
  });
});
