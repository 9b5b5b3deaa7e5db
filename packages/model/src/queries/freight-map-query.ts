import type { DataQuery } from '@waybill/contract';
import { fromClients } from './from-clients.ts';
import { areaColumn, areaWhereClauses, type MapLevel, type MapSide } from './map-area.ts';
import type { PageState } from './page-state.ts';
import { pageWhereClauses } from './where-clauses.ts';

/**
 * Freight charges without the carriers' total lines and discounts (S1 section 7). That invoices marked duplicate,
 * zero-pay or open data entry are left out is among the page's conditions, where the reader can include them.
 */
export const freightWhereClauses = [
  "bucket_name = 'freight'",
  "accessorial_code is null or accessorial_code not in ('TFGHT','FGHT','TDSC','DSC')",
];

/** Freight by area: NAME and SPEND. */
export function freightMapQuery(state: PageState, side: MapSide, level: MapLevel): DataQuery {
  const area = areaColumn(side, level);
  return {
    selectColumnNames: [`${area} as name`, 'sum(net_amount) as spend'],
    fromTableNames: ['charge_level_info'],
    whereClauseDetails: [...pageWhereClauses(state), ...freightWhereClauses, ...areaWhereClauses(side, level)],
    groupByDetails: [area],
    orderByDetails: ['spend desc', 'name'],
    ...fromClients(state),
  };
}
