import type { DataQuery } from '@waybill/contract';
import { dimensionalTransportation } from '../figures/avoidable-facts.ts';
import { fromClients } from '../queries/from-clients.ts';
import type { PageState } from '../queries/page-state.ts';
import { pageWhereClauses } from '../queries/where-clauses.ts';

/**
 * EXCESS is the share of transportation for billed weight above actual weight; PACKAGES counts the packages. Rates rise
 * more slowly than weight, so a smaller box saves at most this.
 */
export function billedBySizeQuery(state: PageState): DataQuery {
  return {
    selectColumnNames: [
      'sum(no_of_pkgs) as packages',
      'sum(net_transportation_amount * (bill_weight_pounds - actual_weight_pounds) / bill_weight_pounds) as excess',
    ],
    fromTableNames: ['package_level_info'],
    whereClauseDetails: [...pageWhereClauses(state), ...dimensionalTransportation.whereClauses],
    ...fromClients(state),
  };
}
