import { claimWindowStates, exceptionStates } from '@waybill/contract';
import { oneOf } from '../address/parameters.ts';
import { readParameters } from '../address/read-parameters.ts';
import { tableParameters, word } from './table-search.ts';

/** What the page of exceptions shows, as it is in the address: a table, its filters and the finding that is open. */
export const exceptionsSearch = readParameters({
  ...tableParameters,
  rule: word,
  carrierName: word,
  state: oneOf(exceptionStates),
  claimWindow: oneOf(claimWindowStates),
  finding: word,
});

export type ExceptionsSearch = ReturnType<typeof exceptionsSearch>;
