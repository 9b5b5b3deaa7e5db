import { findFilterDimension } from '../filters/filter-dimension.ts';
import { ownedNameExpression } from '../filters/owned-name.ts';
import type { WidgetDimension } from '../widgets/widget.ts';
import type { PageState } from './page-state.ts';

/** The column that a widget groups by. The map's two dimensions count by state. */
export function columnOfDimension(dimension: Exclude<WidgetDimension, ''>): string {
  if (dimension === 'accessorial') return 'accessorial_group';
  return dimension === 'normalised_consignee' || dimension === 'normalised_sender' ? `${dimension}_state` : dimension;
}

/** What a widget groups by: the column, or for names that clients choose the name with its client where there are several. */
export function splitExpression({ splitsByOwner }: PageState, dimension: Exclude<WidgetDimension, ''>): string {
  const column = columnOfDimension(dimension);
  return splitsByOwner && findFilterDimension(column)?.clientSpecific ? ownedNameExpression(column) : column;
}
