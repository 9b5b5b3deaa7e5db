import { listOf, textOf } from '../address/parameters.ts';
import { readParameters } from '../address/read-parameters.ts';
import { tableParameters } from '../tables/table-search.ts';

const mostTexts = 12;

/** What the page of what-ifs shows, as it is in the address: whose rows, of which days, under which changes. */
export const whatIfSearch = readParameters({
  client: tableParameters.client,
  from: tableParameters.from,
  to: tableParameters.to,
  /** Each as JSON. */
  change: listOf(textOf(2, 4_000), mostTexts),
  /** Names of saved scenarios beside it. */
  beside: listOf(textOf(1, 100), 2),
});

export type WhatIfSearch = ReturnType<typeof whatIfSearch>;
