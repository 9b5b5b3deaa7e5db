import { measuresOf, type Reading, tableOf } from '@waybill/assistant';
import { accessorial, type Page, refund, spend, type TableName } from '@waybill/model';

/** The paths of the pages that show what an answer says. It may only be given while all of them are open. */
export function pagesOfReading(reading: Reading): readonly string[] {
  const asked = [...reading.measures, ...reading.groupConditions.map(({ measure }) => measure)];
  const paths = new Set(asked.flatMap(measuresOf).map(({ path }) => path));
  const table = tableOf(reading);
  return paths.size > 0 || table === undefined ? [...paths] : [pageOfRows(reading, table).path];
}

/** The page whose grid has the rows behind an answer. */
export function pageOfRows(reading: Reading, table: TableName): Page {
  if (table === 'package_level_info') return spend;
  const named = [...reading.dimensions, ...reading.filters.map(({ dimension }) => dimension)];
  return named.includes('credit_type') ? refund : accessorial;
}
