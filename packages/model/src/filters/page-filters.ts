import { currentCreditType } from '../constants/credit-types.ts';
import type { FilterDimensionName } from '../dimensions/dimensions.ts';
import { type FilterDimension, filterDimensions } from './filter-dimension.ts';

/** The values chosen on a page, by dimension; a dimension without values means all. */
export type PageFilters = Readonly<Partial<Record<FilterDimensionName, readonly string[]>>>;

/** A filter as it is shown, stored in sets and sent with reports (S2 section 3). */
export interface AppliedFilter {
  readonly name: FilterDimensionName;
  readonly whereClauses: readonly string[];
  readonly values: readonly string[];
  readonly displayText: string;
  readonly clientSpecific: boolean;
}

/** The filters in effect, in the fixed order of the dimensions. */
export function appliedFilters(filters: PageFilters): readonly AppliedFilter[] {
  return filterDimensions.flatMap((dimension) => {
    const values = filters[dimension.name] ?? [];
    return values.length === 0 ? [] : [appliedFilter(dimension, values)];
  });
}

/** The conditions of the filters in effect; ANDed. */
export function filterWhereClauses(filters: PageFilters): readonly string[] {
  return appliedFilters(filters).flatMap(({ whereClauses }) => whereClauses);
}

/** The dimension that must be chosen first, as in "Select 'Sender Country'"; undefined if none must (S2 section 4). */
export function missingDependency(dimension: FilterDimension, filters: PageFilters): FilterDimension | undefined {
  const needed = filterDimensions.find(({ name }) => name === dimension.dependsOn);
  return needed === undefined || filters[needed.name]?.length ? undefined : needed;
}

/** The filters with other values for a dimension; no values means All, and then what depends on it goes too (S2 section 4). */
export function withFilter(filters: PageFilters, name: FilterDimensionName, values: readonly string[]): PageFilters {
  if (values.length > 0) return { ...filters, [name]: values };
  const dependents = filterDimensions.filter(({ dependsOn }) => dependsOn === name);
  const gone: ReadonlySet<string> = new Set([name, ...dependents.map((dependent) => dependent.name)]);
  return Object.fromEntries(Object.entries(filters).filter(([dimension]) => !gone.has(dimension)));
}

/** The values of a choice: choosing all carriers or account groups means no selection (S1 section 4). */
export function selectionOf(
  name: FilterDimensionName,
  chosen: readonly string[],
  options: readonly string[],
): readonly string[] {
  const isAll = options.every((option) => chosen.includes(option)) && chosen.length === options.length;
  return isAll && (name === 'carrier_name' || name === 'account_group') ? [] : chosen;
}

/** Page filters with the names that credit types have now. */
export function withCurrentNames(filters: PageFilters): PageFilters {
  const { credit_type: creditTypes } = filters;
  if (creditTypes === undefined) return filters;
  return { ...filters, credit_type: [...new Set(creditTypes.map(currentCreditType))] };
}

/** Page filters without those that the page does not offer, e.g. from a link to another page. */
export function offeredFilters(filters: PageFilters, offered: readonly FilterDimensionName[]): PageFilters {
  return Object.fromEntries(offered.flatMap((name) => (filters[name]?.length ? [[name, filters[name]]] : [])));
}

function appliedFilter(
  { name, label, clientSpecific, condition }: FilterDimension,
  values: readonly string[],
): AppliedFilter {
  return {
    name,
    values,
    clientSpecific,
    whereClauses: [condition(values)],
    displayText: `${label}: ${values.join(', ')}`,
  };
}
