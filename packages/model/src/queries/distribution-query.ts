import type { DataQuery } from '@waybill/contract';
import { fromClients } from './from-clients.ts';
import { areaColumn, type MapSide } from './map-area.ts';
import type { PageState } from './page-state.ts';
import { factWhereClauses } from './where-clauses.ts';

/** The first three digits of a US postal code: the ZIP area of one side of a shipment, in the query language. */
export function zipAreaExpression(side: MapSide): string {
  return `substr(${side}_postal_code, 1, 3)`;
}

/** The fact by ZIP area of the US, the largest first: NAME (three digits) and VALUE. */
export function distributionQuery(state: PageState, side: MapSide): DataQuery {
  const area = zipAreaExpression(side);
  return {
    selectColumnNames: [`${area} as name`, `${state.fact.expression} as value`],
    fromTableNames: [state.analysis.table],
    whereClauseDetails: [...factWhereClauses(state), `${areaColumn(side, 'country')} = 'US'`],
    groupByDetails: [area],
    orderByDetails: ['value desc', 'name'],
    ...fromClients(state),
  };
}
