import type { DataQuery } from '@waybill/contract';
import { fromClients } from './from-clients.ts';
import type { PageState } from './page-state.ts';
import { factWhereClauses } from './where-clauses.ts';

const senderColumns = ['normalised_sender_state', 'sender_city', 'substr(sender_postal_code, 1, 5)'];
const aliases = ['state', 'city', 'zip'];
const sender = senderColumns.map((column, index) => `${column} as ${aliases[index]}`);

/** Where packages come from, the biggest sender first: STATE, CITY, ZIP (five digits) and VALUE (S2 section 9). */
export function sendersQuery(state: PageState): DataQuery {
  return {
    selectColumnNames: [...sender, `${state.fact.expression} as value`],
    fromTableNames: [state.analysis.table],
    whereClauseDetails: [...factWhereClauses(state), "normalised_sender_country = 'US'"],
    groupByDetails: senderColumns,
    orderByDetails: ['value desc', ...aliases],
    ...fromClients(state),
  };
}

/** Which states each sender supplies: STATE, CITY, ZIP of the sender, NAME (receiving state) and VALUE. */
export function networkMapQuery(state: PageState): DataQuery {
  const receiver = 'normalised_consignee_state';
  return {
    selectColumnNames: [...sender, `${receiver} as name`, `${state.fact.expression} as value`],
    fromTableNames: [state.analysis.table],
    whereClauseDetails: [
      ...factWhereClauses(state),
      "normalised_sender_country = 'US'",
      "normalised_consignee_country = 'US'",
    ],
    groupByDetails: [...senderColumns, receiver],
    orderByDetails: ['value desc', ...aliases, 'name'],
    ...fromClients(state),
  };
}
