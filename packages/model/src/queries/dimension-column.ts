import { allDimensions, type WidgetDimension } from '../dimensions/dimensions.ts';
import { ownedNameExpression } from '../dimensions/owned-name.ts';
import type { PageState } from './page-state.ts';

/** The column that a widget groups by. The map's two dimensions count by state. */
export function columnOfDimension(dimension: Exclude<WidgetDimension, ''>): string {
  return dimensionOfWidget(dimension)?.expression ?? dimension;
}

/** What a widget groups by: the column, or for names that clients choose the name with its client where there are several. */
export function splitExpression({ splitsByOwner }: PageState, dimension: Exclude<WidgetDimension, ''>): string {
  const column = columnOfDimension(dimension);
  return splitsByOwner && dimensionOfWidget(dimension)?.clientSpecific ? ownedNameExpression(column) : column;
}

function dimensionOfWidget(name: WidgetDimension) {
  return allDimensions.find(({ widget }) => widget === name);
}
