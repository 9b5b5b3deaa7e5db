import type { DataQuery } from '@waybill/contract';
import { fromClients } from './from-clients.ts';
import { areaColumn, areaWhereClauses, type MapLevel, type MapSide } from './map-area.ts';
import type { PageState } from './page-state.ts';
import { pageWhereClauses } from './where-clauses.ts';

const ofStatus = (status: string): string => `sum(case when tracking_status = '${status}' then no_of_pkgs else 0 end)`;
const percentageOf = (part: string, whole: string): string =>
  `case when ${whole} = 0 then 0 else round(100 * ${part} / ${whole}, 2) end`;

/**
 * Parcels by area: NAME, SPEND, PACKAGES, and the packages that were late or an exception, each as a count and as a
 * percentage of all packages of the area (S1 section 7).
 */
export function deliveryMapQuery(state: PageState, side: MapSide, level: MapLevel): DataQuery {
  const area = areaColumn(side, level);
  const late = ofStatus('Late');
  const exceptions = ofStatus('Exception');
  return {
    selectColumnNames: [
      `${area} as name`,
      'sum(net_amount) as spend',
      'sum(no_of_pkgs) as packages',
      `${late} as late`,
      `${percentageOf(late, 'sum(no_of_pkgs)')} as late_percentage`,
      `${exceptions} as exceptions`,
      `${percentageOf(exceptions, 'sum(no_of_pkgs)')} as exception_percentage`,
    ],
    fromTableNames: ['package_level_info'],
    whereClauseDetails: [...pageWhereClauses(state), "bucket_name = 'parcel'", ...areaWhereClauses(side, level)],
    groupByDetails: [area],
    orderByDetails: ['spend desc', 'name'],
    ...fromClients(state),
  };
}
