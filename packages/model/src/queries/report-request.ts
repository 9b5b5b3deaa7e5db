import type { ReportFormat, ReportRequest } from '@waybill/contract';
import type { WeightUnit } from '../formats/weight.ts';
import { type GridRequest, getRowsBodyOf, gridExpressions } from './grid-rows.ts';
import type { PageState } from './page-state.ts';

/** What the reader asked the grid for, beside the page's state. */
export interface ReportChoice {
  /** The page's name for people; the file is named by it. */
  readonly pageDisplayName: string;
  readonly grid: Pick<GridRequest, 'filterModel' | 'sortModel'>;
  readonly unit: WeightUnit;
  readonly rowCount: number;
  readonly format: ReportFormat;
}

/** The report of all rows that the grid shows in its default view, in its order (S2 section 7). */
export function reportRequestOf(state: PageState, choice: ReportChoice): ReportRequest {
  const { pageDisplayName, grid, unit, rowCount, format } = choice;
  const { clientId, childClientIdsCSV, whereClauses } = getRowsBodyOf(state, grid, unit);
  const { gridColumns, table } = state.analysis;
  return {
    clientId,
    childClientIdsCSV,
    selectColumnNames: gridExpressions(state, unit).filter((_, index) => !gridColumns[index]?.hidden),
    fromTableNames: [table],
    whereClauseDetails: whereClauses,
    orderByDetails: (grid.sortModel ?? []).map(({ colId, sort }) => `${colId.toLowerCase()} ${sort}`),
    filterModel: grid.filterModel ?? {},
    pageName: pageDisplayName,
    fact: state.fact.text,
    dateType: state.dateType,
    fromDate: state.dates.from,
    toDate: state.dates.to,
    filters: Object.fromEntries(
      Object.entries(state.filters).flatMap(([name, values]) => (values?.length ? [[name, [...values]]] : [])),
    ),
    trackingNumbers: [...state.trackingNumbers],
    rowCount,
    format,
    unit,
  };
}
