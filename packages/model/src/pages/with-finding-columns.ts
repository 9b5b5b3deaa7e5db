import { gridColumnsOf } from '../grid/define-column.ts';
import { findingFields } from '../grid/finding-fields.ts';
import type { Analysis } from './page.ts';

/** Whether the rows of an analysis are packages, of which findings can be shown, and do not show them anyway. */
export function offersFindings({ table, gridColumns }: Analysis): boolean {
  return table === 'package_level_info' && gridColumns.every(({ column }) => column !== 'finding_rule');
}

/** The analysis with what is found of each package, after what identifies the shipment and its cost. */
export function withFindingColumns(analysis: Analysis): Analysis {
  if (!offersFindings(analysis)) return analysis;
  const { gridColumns } = analysis;
  const place = gridColumns.findIndex(({ column }) => column === 'net_amount') + 1;
  const added = gridColumnsOf(analysis.table, findingFields);
  return { ...analysis, gridColumns: [...gridColumns.slice(0, place), ...added, ...gridColumns.slice(place)] };
}
