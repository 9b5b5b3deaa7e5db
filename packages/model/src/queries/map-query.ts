import type { DataQuery } from '@waybill/contract';
import { fromClients } from './from-clients.ts';
import { areaColumn, areaWhereClauses, type MapLevel, type MapSide } from './map-area.ts';
import type { PageState } from './page-state.ts';
import { factWhereClauses } from './where-clauses.ts';

/** The fact by state of the US, by county of the US or by country: NAME (the area's code) and VALUE. */
export function mapQuery(state: PageState, side: MapSide, level: MapLevel): DataQuery {
  const area = areaColumn(side, level);
  return {
    selectColumnNames: [`${area} as name`, `${state.fact.expression} as value`],
    fromTableNames: [state.analysis.table],
    whereClauseDetails: [...factWhereClauses(state), ...areaWhereClauses(side, level)],
    groupByDetails: [area],
    orderByDetails: ['value desc', 'name'],
    ...fromClients(state),
  };
}
