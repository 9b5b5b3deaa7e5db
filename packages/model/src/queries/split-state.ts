import { accessorial } from '../pages/accessorial.ts';
import { factOf } from '../pages/pages.ts';
import type { WidgetDimension } from '../widgets/widget.ts';
import type { PageState } from './page-state.ts';

/**
 * What a page asks when it splits by a dimension. Accessorials are charges: a page of packages that splits by them shows
 * the charges of Accessorial Analysis for the same clients, days and filters.
 */
export function splitState(state: PageState, dimension: WidgetDimension): PageState {
  if (dimension !== 'accessorial' || state.analysis.table === accessorial.table) return state;
  return { ...state, analysis: accessorial, fact: factOf(accessorial) };
}
