import { describe, expect, it } from 'vitest';
import { prepareChanges } from '../../../src/features/analysis/overview/changes/prepare-changes.ts';
import { prepareHalves } from '../../../src/features/analysis/overview/halves/prepare-halves.ts';
import { mergedBy } from '../../../src/features/analysis/overview/refunds/totals.ts';
import { prepareWeeks } from '../../../src/features/analysis/overview/weeks/prepare-weeks.ts';

describe('the weeks', () => {
  it('add up their days to the cent, from Sunday to Saturday; an empty one is zero', () => {
    const weeks = prepareWeeks({ from: '2026-10-18', to: '2026-11-07' })([
      { PERIOD: '2026-10-18', VALUE: 0.1 },
      { PERIOD: '2026-10-24', VALUE: 0.2 },
      { PERIOD: '2026-11-01', VALUE: 5 },
    ]);
    expect(weeks).toEqual([
      { from: '2026-10-18', to: '2026-10-24', value: 0.3 },
      { from: '2026-10-25', to: '2026-10-31', value: 0 },
      { from: '2026-11-01', to: '2026-11-07', value: 5 },
    ]);
  });
});

describe('the halves', () => {
  it('set each month beside the one six months before; a month without rows is a gap', () => {
    const { pairs, totalNow, totalBefore } = prepareHalves(
      { from: '2025-11-01', to: '2026-10-31' },
      '2025-10-03',
    )([
      { PERIOD: '2025-11-01', VALUE: 10 },
      { PERIOD: '2026-05-01', VALUE: 12.5 },
      { PERIOD: '2026-10-01', VALUE: 1 },
    ]);
    expect(pairs).toHaveLength(6);
    expect(pairs[0]).toMatchObject({ valueNow: 12.5, valueBefore: 10 });
    expect(pairs[0]?.now).toMatchObject({ from: '2026-05-01', to: '2026-05-31' });
    expect(pairs[5]).toMatchObject({ valueNow: 1, valueBefore: null });
    expect([totalNow, totalBefore]).toEqual([13.5, 10]);
  });

  it('are not compared where the invoices begin within the earlier one', () => {
    const { pairs, totalBefore } = prepareHalves(
      { from: '2025-11-01', to: '2026-10-31' },
      '2025-12-20',
    )([{ PERIOD: '2025-12-01', VALUE: 10 }]);
    expect(totalBefore).toBeNull();
    expect(pairs.map(({ isComparable }) => isComparable)).toEqual([false, false, true, true, true, true]);
  });
});

describe('the changes', () => {
  it('put the largest movement first, whichever way, and count what came and went', () => {
    const { changes, difference } = prepareChanges(
      [
        { NAME: 'Ground', VALUE: 100.1 },
        { NAME: 'New', VALUE: 5 },
        { NAME: null, VALUE: 1 },
      ],
      [
        { NAME: 'Ground', VALUE: 90 },
        { NAME: 'Gone', VALUE: 40 },
      ],
    );
    expect(changes.map(({ name, difference: moved }) => [name, moved])).toEqual([
      ['Gone', -40],
      ['Ground', 10.1],
      ['New', 5],
      ['', 1],
    ]);
    expect(difference).toBe(-23.9);
  });
});

describe('series without a colour of their own', () => {
  const series = (name: string, ...values: (number | null)[]) => ({ name, filter: name, values });

  it('are added up to one', () => {
    const merged = mergedBy(
      [series('a', 1, 2), series('x', 0.1, null), series('y', 0.2, null)],
      ({ name }) => name === 'a',
      (count) => `others ${count}`,
    );
    expect(merged).toEqual([series('a', 1, 2), { name: 'others 2', filter: undefined, values: [0.3, null] }]);
  });

  it('stay as they are where there is but one', () => {
    const all = [series('a', 1), series('x', 2)];
    expect(mergedBy(all, ({ name }) => name === 'a', String)).toEqual(all);
  });
});
