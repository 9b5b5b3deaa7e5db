import type { GetRowsBody } from '@waybill/contract';
import type { TableName } from '@waybill/model';
import { deliveryColumns, listColumns } from '../reading/list-columns.ts';
import { isOfOnePackage } from '../reading/one-shipment.ts';
import type { Reading, ValueFilter } from '../reading/reading.ts';
import type { AskedClients } from './asked-clients.ts';
import { orderedColumns } from './condition-on.ts';
import { rowConditions } from './row-conditions.ts';

/** The most rows that a list has. */
export const mostRows = 1_000;

/** The query for the packages or charges that a reading is about, the most expensive first unless it says otherwise. */
export function rowsQuery(reading: Reading, table: TableName, { clientId, childClientIds }: AskedClients): GetRowsBody {
  const isLookUp = reading.filters.some(
    ({ dimension }) => dimension === 'tracking_number' || dimension === 'invoice_number',
  );
  const packagesOnly = table === 'package_level_info' && !isLookUp ? ["row_kind = 'package'"] : [];
  return {
    startRow: reading.place === undefined ? 0 : reading.place - 1,
    endRow: Math.min(reading.place ?? reading.limit ?? mostRows, mostRows),
    rowGroupCols: [],
    valueCols: [],
    pivotCols: [],
    pivotMode: false,
    groupKeys: [],
    filterModel: {},
    sortModel: [
      {
        colId: orderedColumns[reading.rowsBy ?? 'net_amount'].toUpperCase(),
        sort: reading.sort?.descending === false ? 'asc' : 'desc',
      },
      { colId: 'TRACKING_NUMBER', sort: 'asc' },
    ],
    tableName: table,
    whereClauses: [...rowConditions(reading, table, reading.time.range), ...packagesOnly],
    selectColumnNames: columnsOf(reading, table),
    clientId,
    childClientIdsCSV: childClientIds.join(','),
  };
}

/** The columns that were asked for come first, after the number of the package; how it was delivered where its status is asked. */
function columnsOf({ columns = [], filters }: Reading, table: TableName): string[] {
  const [first, ...others] = listColumns[table];
  const tellsDelivery =
    table === 'package_level_info' && filters.some((each) => isOfOnePackage(each) || isOfStatus(each));
  return [...new Set([first, ...columns, ...others, ...(tellsDelivery ? deliveryColumns : [])])];
}

const isOfStatus = ({ dimension }: ValueFilter): boolean => dimension === 'tracking_status';
