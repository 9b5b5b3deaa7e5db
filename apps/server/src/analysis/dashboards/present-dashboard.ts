import type { Dashboard as WireDashboard } from '@waybill/contract';
import { type Dashboard, type DateGrain, selectColumnNames } from '@waybill/model';

const partitionColumn = { bill_date: 'bill_date_partition', pickup_date: 'pickup_date_partition' } as const;

/** A dashboard's definition as it is sent. */
export function presentDashboard(dashboard: Dashboard): WireDashboard {
  const columnsBy = (grain: DateGrain) => [...selectColumnNames(dashboard, grain)];
  return {
    id: dashboard.id,
    name: dashboard.name,
    isIndependantTable: dashboard.isIndependantTable,
    isDateNotConsider: dashboard.isDateNotConsider,
    childClientIdsCSV: '',
    fromTableNames: [dashboard.table],
    whereClauseDetails: [...dashboard.whereClauses],
    carrierColumn: dashboard.carrierColumn,
    partitionColumn: dashboard.usesPartitions ? partitionColumn : null,
    selectColumnNamesByDay: columnsBy('day'),
    selectColumnNamesByWeek: columnsBy('week'),
    selectColumnNamesByMonth: columnsBy('month'),
    selectColumnNamesByYear: columnsBy('year'),
  };
}
