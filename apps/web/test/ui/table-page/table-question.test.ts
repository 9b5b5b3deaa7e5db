import { expect, test } from 'vitest';
import { tableSearch } from '../../../src/lib/tables/table-search.ts';
import { isNarrowed } from '../../../src/ui/table-page/table/table-question.ts';

test.each([
  [{}, false],
  [{ page: '2', size: '20', sort: 'name', order: 'desc', open: 'new' }, false],
  [{ search: '' }, false],
  [{ search: 'Acme' }, true],
  [{ client: '1001' }, true],
  [{ status: 'closed', page: '2' }, true],
  [{ from: '2026-01-01' }, true],
])('the address %o asks for some of the rows only: %s', (address, narrowed) => {
  expect(isNarrowed(tableSearch(address))).toBe(narrowed);
});
