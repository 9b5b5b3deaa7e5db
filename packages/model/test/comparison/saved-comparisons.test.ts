import { describe, expect, it } from 'vitest';
import {
  type ComparisonSet,
  comparisonsValue,
  countedWhereClauses,
  countingToo,
  defaultComparisonSet,
  isSameComparison,
  nextSetName,
  readComparisons,
  withoutSavedGroup,
  withoutSavedSet,
  withSavedGroup,
  withSavedSet,
} from '../../src/index.ts';

const today = '2026-11-21';
const empty = readComparisons(undefined, today);
const set = { ...defaultComparisonSet(1001, today), name: 'West', filters: { carrier_name: ['UPS'] } };

describe('a new comparison set', () => {
  it('shows the client from the first day of last year through today, without filters', () => {
    expect(defaultComparisonSet(1001, today)).toMatchObject({
      name: 'Set1',
      clientId: 1001,
      childClientIds: [],
      dates: { type: 'bill_date', dateFrequency: 'dr', from: '2025-01-01', to: today },
      filters: {},
    });
  });

  it('has a name and a colour that no other set has', () => {
    const first = defaultComparisonSet(1001, today);
    const second = defaultComparisonSet(1001, today, [first]);
    expect(second.name).toBe('Set2');
    expect(second.colour).not.toBe(first.colour);
    expect(nextSetName(['Set1', 'West', 'Set3'])).toBe('Set2');
  });
});

describe('saved comparisons', () => {
  it('are read as they were saved, with the lists of their names', () => {
    const saved = withSavedGroup(withSavedSet(empty, set), { name: 'Pair', sets: ['West', 'East'] });
    const value = comparisonsValue(saved);
    expect(JSON.parse(value)).toMatchObject({
      setNameList: ['West'],
      savedGroupNameList: ['Pair'],
      savedGroups: [{ name: 'Pair', sets: ['West', 'East'] }],
    });
    const read = readComparisons(value, today);
    expect(read.sets.map((each) => each.set)).toEqual([set]);
    expect(read.groups).toEqual([{ name: 'Pair', sets: ['West', 'East'] }]);
  });

  it('move rolling days on to today, and keep explicit ones', () => {
    const last = { ...set, dates: { ...set.dates, dateFrequency: 'la', lastNoOfDays: 30 } as const };
    const value = comparisonsValue(withSavedSet(withSavedSet(empty, last), { ...set, name: 'East' }));
    const later = readComparisons(value, '2027-01-30').sets.map((each) => each.set?.dates);
    expect(later).toMatchObject([
      { from: '2027-01-01', to: '2027-01-30' },
      { from: '2025-01-01', to: today },
    ]);
  });

  it('are replaced by name and taken away by name', () => {
    const changed = { ...set, clientId: 1002 };
    const saved = withSavedSet(withSavedSet(empty, set), changed);
    expect(saved.sets.map((each) => each.set)).toEqual([changed]);
    expect(withoutSavedSet(saved, 'West').sets).toEqual([]);
    const grouped = withSavedGroup(saved, { name: 'Pair', sets: ['West'] });
    expect(withoutSavedGroup(grouped, 'Pair').groups).toEqual([]);
    expect(isSameComparison(set, { ...set, name: 'East', colour: 'red' })).toBe(true);
    expect(isSameComparison(set, changed)).toBe(false);
  });

  it.each([
    ['an older form', { name: 'Old', version: 1 }],
    ['a filter that is not known any more', stored((filters) => Object.assign(filters.page, { moon: ['full'] }))],
    ['days that do not exist', stored(({ global }) => Object.assign(global.dates, { from: '2025-02-31' }))],
    ['a client that is no number', stored(({ global }) => Object.assign(global, { clientId: '1001' }))],
  ])('keep %s, unread, when another set is saved', (_what, damaged) => {
    const read = readComparisons(JSON.stringify({ sets: [damaged] }), today);
    expect(read.sets.map((each) => each.set)).toEqual([undefined]);
    const [kept] = JSON.parse(comparisonsValue(withSavedSet(read, { ...set, name: 'New' }))).sets;
    expect(kept).toEqual(damaged);
  });

  it.each(['', 'null', '[]', '{', '"text"'])('say when nothing can be read: %s', (value) => {
    expect(readComparisons(value, today)).toEqual({ sets: [], groups: [], isUnreadable: true });
  });
});

interface StoredFilters {
  readonly global: { readonly dates: object };
  readonly page: object;
}

function stored(damage: (filters: StoredFilters) => void): unknown {
  const [whole] = JSON.parse(comparisonsValue(withSavedSet(empty, set))).sets;
  damage(whole.filters);
  return whole;
}

describe('what a set counts although it usually is not', () => {
  it('is saved with the set and read again; older sets have none', () => {
    const counting: ComparisonSet = { ...set, included: ['inactive_accounts'] };
    const value = comparisonsValue(withSavedSet(readComparisons(undefined, today), counting));
    expect(readComparisons(value, today).sets[0]?.set?.included).toEqual(['inactive_accounts']);
    expect(isSameComparison(set, counting)).toBe(false);
    const older = JSON.parse(comparisonsValue(withSavedSet(readComparisons(undefined, today), set)));
    delete older.sets[0].filters.global.included;
    expect(readComparisons(JSON.stringify(older), today).sets[0]?.set?.included).toEqual([]);
  });

  it('leaves the other conditions as they are', () => {
    const usual = countedWhereClauses([]);
    expect(countingToo(['zone = 2', ...usual], ['inactive_accounts'])).toEqual(['zone = 2', usual[1]]);
  });
});
