import { expect, it } from 'vitest';
import { businessSearch } from '../../../src/lib/analysis/business-search.ts';
import { unreadable } from '../../../src/lib/analysis/unusable-parts.ts';

it('what an address of the Business Overview cannot choose is noted', () => {
  const noted = (address: object) => unreadable(address, businessSearch(address));
  expect(noted({ client: 1001, span: 'quarter' })).toEqual([]);
  expect(noted({ span: 'decade' })).toEqual(['others']);
  expect(noted({ client: 'all' })).toEqual(['others']);
});
