import { textOf } from '../address/parameters.ts';
import { readParameters } from '../address/read-parameters.ts';
import { tableParameters } from '../tables/table-search.ts';

/** What the page of alerts shows, as it is in the address. */
export const alertSearch = readParameters({
  client: tableParameters.client,
  /** A new alert to begin with, as JSON. */
  draft: textOf(2, 60_000),
});

export type AlertSearch = ReturnType<typeof alertSearch>;
