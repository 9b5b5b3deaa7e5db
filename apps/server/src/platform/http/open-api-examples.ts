import type { DataQuery, GetRowsBody } from '@waybill/contract';

const spendByCarrier: DataQuery = {
  clientId: 1001,
  selectColumnNames: ['carrier_name as carrier', 'sum(net_amount) as spend'],
  fromTableNames: ['package_level_info'],
  whereClauseDetails: ["bill_date between '2026-01-01' and '2026-12-31'"],
  groupByDetails: ['carrier_name'],
  orderByDetails: ['spend desc'],
};

const firstRows: GetRowsBody = {
  clientId: 1001,
  startRow: 0,
  endRow: 100,
  tableName: 'package_level_info',
  whereClauses: ["bill_date between '2026-01-01' and '2026-12-31'"],
};

/** Bodies that show how the calls for figures are made, by the name of the call. */
export const exampleBodies: Readonly<Record<string, object>> = { data: spendByCarrier, getRows: firstRows };
