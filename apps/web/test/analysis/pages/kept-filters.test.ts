import { describe, expect, test } from 'vitest';
import { keptSearch, withKeptFilters } from '../../../src/lib/analysis/kept-filters.ts';
import { droppedBy, offeredOf } from '../../../src/lib/analysis/narrowing.ts';
import { searchOfClient } from '../../../src/lib/analysis/search-parts.ts';

const before = {
  client: 1001,
  last: 90,
  carrier_name: ['UPS'],
  account_number: ['A1'],
  accounts: ['A1'],
  currency: 'CAD',
  tracking: ['1Z1'],
};

describe('filters that a choice takes away', () => {
  test('are those of the page, of all pages and the tracking numbers', () => {
    const { client, last: _days, ...narrowing } = before;
    expect(droppedBy(before, searchOfClient(client))).toEqual(narrowing);
    expect(droppedBy(before, before)).toEqual({});
  });

  test('can be restored where the page has them; those of all pages everywhere', () => {
    expect(offeredOf(before, ['carrier_name'])).toEqual({
      carrier_name: ['UPS'],
      accounts: ['A1'],
      currency: 'CAD',
      tracking: ['1Z1'],
    });
  });
});

describe('kept filters', () => {
  test('survive other dates and sub-clients whole', () => {
    expect(withKeptFilters(before, searchOfClient(1001, [1002]))).toMatchObject({
      children: [1002],
      carrier_name: ['UPS'],
      account_number: ['A1'],
      tracking: ['1Z1'],
    });
  });

  test('do not take accounts and tracking numbers to another client', () => {
    expect(withKeptFilters(before, { client: 2001 })).toEqual({
      client: 2001,
      carrier_name: ['UPS'],
      currency: 'CAD',
    });
  });

  test('give way to what the choice says itself', () => {
    expect(withKeptFilters(before, { client: 1001, currency: undefined }).currency).toBeUndefined();
  });

  test('survive a change of page only for users who keep them', () => {
    expect(keptSearch(before).carrier_name).toBeUndefined();
    expect(keptSearch(before, true).carrier_name).toEqual(['UPS']);
  });
});
