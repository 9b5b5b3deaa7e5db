import type { Dimension } from '../dimensions/dimension.ts';
import { allDimensions, type FilterDimensionName } from '../dimensions/dimensions.ts';

/** A dimension of the page filter panel (S2 section 3). */
export interface FilterDimension extends Pick<Dimension, 'label' | 'condition' | 'clientSpecific'> {
  readonly name: FilterDimensionName;
  /** The column that conditions name; the catalogue resolves it. */
  readonly column: string;
  /** The dimension that must be chosen before this one can be. */
  readonly dependsOn?: string | undefined;
}

/** The filter dimensions in their fixed order. */
export const filterDimensions: readonly FilterDimension[] = allDimensions
  .filter(isFilter)
  .map(({ filter: name, label, filterLabel = label, expression: column, condition, clientSpecific, dependsOn }) => {
    return { name, label: filterLabel, column, condition, clientSpecific, dependsOn };
  });

/** Their names, in the same order. */
export const filterDimensionNames = filterDimensions.map(({ name }) => name);

const ofSomePages: ReadonlySet<FilterDimensionName> = new Set([
  'credit_type',
  'accessorial',
  'finding_rule',
  'finding_confidence',
]);

/** The dimensions that every page offers: all but those of charges, of refunds and of findings. */
export const commonFilterDimensions = filterDimensionNames.filter((name) => !ofSomePages.has(name));

const byName: ReadonlyMap<string, FilterDimension> = new Map(filterDimensions.map((each) => [each.name, each]));

/** The dimension with that name, or undefined; safe for any text. */
export function findFilterDimension(name: string): FilterDimension | undefined {
  return byName.get(name);
}

function isFilter<Given extends Dimension>(given: Given): given is Given & { readonly filter: FilterDimensionName } {
  return given.filter !== undefined;
}
