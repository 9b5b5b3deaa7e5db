import { describe, expect, it } from 'vitest';
import {
  filterSetKey,
  filterSetsOfPage,
  filterSetTexts,
  filterSetValue,
  isFilterSetName,
  offeredFilterSets,
  readFilterSetKey,
  readFilterSetValue,
  textOfFilterSetKey,
} from '../../src/index.ts';

describe('saved filter sets', () => {
  it('are kept for all clients, or for one if a filter is about its accounts', () => {
    expect(textOfFilterSetKey(filterSetKey('spend', 1001, 'West', { zone: ['2'] }))).toBe(
      'filterset:spend:allclients:West',
    );
    expect(textOfFilterSetKey(filterSetKey('spend', 1001, 'West', { account_group: ['A'] }))).toBe(
      'filterset:spend:1001:West',
    );
    expect(textOfFilterSetKey(filterSetKey('spend', 1001, 'West', { account_group: [] }))).toBe(
      'filterset:spend:allclients:West',
    );
  });

  it('are offered on their page, for all clients or the selected one', () => {
    const keys = [
      'filterset:spend:allclients:A',
      'filterset:spend:1001:B',
      'filterset:spend:1002:C',
      'filterset:weight:allclients:D',
      'widgets:spend',
      'comparison',
      'filterset:spend::E',
      'filterset:spend:10x:F',
    ];
    expect(offeredFilterSets(keys, 'spend', 1001).map(({ name }) => name)).toEqual(['A', 'B']);
    expect(readFilterSetKey('filterset:spend:1001:B')).toEqual({ page: 'spend', client: 1001, name: 'B' });
  });

  it('have names of 1 to 10 letters, digits or underscores', () => {
    expect(['a', 'West_2026', 'ABCDEFGHIJ'].every(isFilterSetName)).toBe(true);
    expect(['', 'ABCDEFGHIJK', 'a b', 'a-b', 'ä', 'a:b'].some(isFilterSetName)).toBe(false);
  });

  it('come back as they were saved', () => {
    const filters = { carrier_name: ['UPS'], zone: ['2', '3'] };
    expect(readFilterSetValue(filterSetValue(filters))).toEqual({ filters, leftOut: [] });
  });

  it('are stored with conditions, values and texts', () => {
    expect(JSON.parse(filterSetValue({ account_group: ["O'Hare"], zone: [] }))).toEqual({
      filters: {
        account_group: {
          whereClauses: ["account_group in ('O''Hare')"],
          values: ["O'Hare"],
          displayText: "Account Group: O'Hare",
          clientSpecific: true,
        },
      },
    });
  });

  it('say what of an older version cannot be read, and are nothing if unreadable', () => {
    expect(
      readFilterSetValue(
        '{"filters":{"colour":["red"],"zone":["2"],"carrier_name":"UPS","bill_option":{"values":[1]},"constructor":[]}}',
      ),
    ).toEqual({ filters: { zone: ['2'] }, leftOut: ['colour', 'carrier_name', 'bill_option', 'constructor'] });
    expect(['', 'null', '[]', '{}', '{"filters":3}', '{'].map(readFilterSetValue)).toEqual(Array(6).fill(undefined));
  });

  it('keep what they meant after credit types were renamed', () => {
    const stored = '{"filters":{"credit_type":{"values":["Duplicate","Duplicate Charges","Saturday","Void"]}}}';
    expect(readFilterSetValue(stored)?.filters).toEqual({
      credit_type: ['Duplicate Charges', 'Saturday Delivery', 'Void'],
    });
  });

  it('count by page, whichever client they are for', () => {
    const keys = ['filterset:spend:allclients:A', 'filterset:spend:1002:B', 'filterset:weight:1002:C', 'widgets:spend'];
    expect(filterSetsOfPage(keys, 'spend').map(({ name }) => name)).toEqual(['A', 'B']);
  });

  it('say the texts of the specification', () => {
    expect(filterSetTexts).toEqual({
      name: 'Name must contain maximum of 10 characters made of upper or lower case alphabets, numerals, or _',
      overwrite: 'The name already exists. Would you like to overwrite?',
      limit: 'You have reached the limit of 10 filter sets for this page. Please delete some to continue to save.',
    });
  });
});
