import { claimWindowStates, confidences, exceptionStates } from '@waybill/contract';
import { calendarDay, oneOf, wholeNumber } from '../address/parameters.ts';
import { readParameters } from '../address/read-parameters.ts';
import { tableParameters, word } from './table-search.ts';

/** What the page of exceptions shows, as it is in the address: a table, its filters and the finding that is open. */
export const exceptionsSearch = readParameters({
  ...tableParameters,
  rule: word,
  carrierName: word,
  state: oneOf(exceptionStates),
  claimWindow: oneOf(claimWindowStates),
  claimBy: calendarDay,
  confidence: oneOf(confidences),
  claim: oneOf(['claimable', 'not_claimable'] as const),
  owner: wholeNumber,
  finding: word,
});

/** What the page of a finding reads from its address: the client and the days among whose invoices it was found. */
export const findingSearch = readParameters({
  client: tableParameters.client,
  from: tableParameters.from,
  to: tableParameters.to,
});

export type FindingSearch = ReturnType<typeof findingSearch>;

export type ExceptionsSearch = ReturnType<typeof exceptionsSearch>;
