import type { GetRowsBody } from '@waybill/contract';
import { findColumn } from '../catalogue/catalogue.ts';
import type { WeightUnit } from '../formats/weight.ts';
import { kilogramsPerPound } from '../formats/weight.ts';
import { fromClients } from './from-clients.ts';
import type { PageState } from './page-state.ts';
import { factWhereClauses } from './where-clauses.ts';

/** What the grid itself asks for: window, grouping, pivot, filters, sort. */
export type GridRequest = Omit<
  GetRowsBody,
  'clientId' | 'childClientIdsCSV' | 'tableName' | 'whereClauses' | 'selectColumnNames'
>;

/** The rows behind the page, in the window, grouping and order that the grid asks for (S2 section 7). */
export function getRowsBodyOf(state: PageState, request: GridRequest, unit: WeightUnit = 'lbs'): GetRowsBody {
  return {
    ...request,
    ...fromClients(state),
    tableName: state.analysis.table,
    whereClauses: factWhereClauses(state),
    selectColumnNames: [...gridExpressions(state, unit), ...unseenColumns],
  };
}

/** Additional fields of a row: its client, since two clients may have packages with the same number. */
const unseenColumns = ['client_id'];

/** The columns of the page's grid in their order, in the query language. */
export function gridExpressions({ analysis }: PageState, unit: WeightUnit): readonly string[] {
  return analysis.gridColumns.map(({ column, unit: stored }) => {
    if (unit !== 'kgs' || stored !== 'lbs') return column;
    return `${kilogramsOf({ column, generated: findColumn(analysis.table, column)?.generated })} as ${column}`;
  });
}

/**
 * A row's weight in kilograms with two decimals, in the query language (S2 section 9); a difference of weights is that of
 * the kilograms that the row shows. The grid converts before it rounds where it adds rows up.
 */
function kilogramsOf({ column, generated }: { readonly column: string; readonly generated?: string | undefined }) {
  return generated === undefined ? rounded(column) : generated.replaceAll(/\b\w+_pounds\b/g, rounded);
}

function rounded(pounds: string): string {
  return `round(${pounds} * ${kilogramsPerPound}, 2)`;
}
