import { exceptionStates } from '@waybill/contract';
import type { z } from 'zod';
import { tableSearch } from './table-search.ts';

const { search } = tableSearch.shape;

/** What the page of exceptions shows, as it stands in the address: a table, its filters and the finding that is open. */
export const exceptionsSearch = tableSearch.extend({
  rule: search,
  carrierName: search,
  state: search.pipe(search.transform((value) => exceptionStates.find((each) => each === value))),
  finding: search,
});

export type ExceptionsSearch = z.output<typeof exceptionsSearch>;
