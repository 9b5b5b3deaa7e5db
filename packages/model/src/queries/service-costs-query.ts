import type { DataQuery, DataRow } from '@waybill/contract';
import type { ServiceCost } from '../changes/explained-change.ts';
import { fromClients } from './from-clients.ts';
import type { PageState } from './page-state.ts';
import { factWhereClauses } from './where-clauses.ts';

/** Whether a change of the chosen fact can be split into volume, mix and cost per package: it adds up what packages cost in all. */
export function isExplainable({ analysis, fact }: PageState): boolean {
  const { sum, per } = fact.measure;
  return analysis.table === 'package_level_info' && sum === 'net_amount' && per === undefined;
}

/** What each service of each carrier cost, and its packages; also packages that cost nothing count. */
export function serviceCostsQuery(state: PageState): DataQuery {
  return {
    selectColumnNames: [
      'carrier_name as carrier',
      'service_category as service',
      'sum(no_of_pkgs) as packages',
      'sum(net_amount) as net',
      'sum(net_transportation_amount) as transportation',
      'sum(net_fuel_surcharge_amount) as fuel',
      'sum(net_other_accessorial_amount) as accessorials',
    ],
    fromTableNames: ['package_level_info'],
    whereClauseDetails: factWhereClauses(state).filter((clause) => clause !== 'net_amount <> 0'),
    groupByDetails: ['carrier_name', 'service_category'],
    orderByDetails: ['carrier', 'service'],
    ...fromClients(state),
  };
}

/** The rows of that query. */
export function serviceCostsOf(rows: readonly DataRow[]): readonly ServiceCost[] {
  return rows.map((row) => ({
    carrier: String(row.CARRIER ?? ''),
    service: String(row.SERVICE ?? ''),
    packages: Number(row.PACKAGES ?? 0),
    net: Number(row.NET ?? 0),
    transportation: Number(row.TRANSPORTATION ?? 0),
    fuel: Number(row.FUEL ?? 0),
    accessorials: Number(row.ACCESSORIALS ?? 0),
  }));
}
