import { usableFilterText } from '@waybill/model';

const comparisons: ReadonlySet<unknown> = new Set([
  'contains',
  'notContains',
  'equals',
  'notEqual',
  'startsWith',
  'endsWith',
]);
const partNames = ['conditions', 'filterModels', 'condition1', 'condition2'];

/**
 * Whether a filter is empty: a text without letter, digit, dollar sign or slash, which the grid sends as null (S2
 * section 5), or several such conditions. It then filters nothing, as on screen.
 */
export function isDiscarded(filter: unknown): boolean {
  if (typeof filter !== 'object' || filter === null || Array.isArray(filter)) return false;
  const model = new Map<string, unknown>(Object.entries(filter));
  const parts = partNames
    .flatMap((name) => model.get(name) ?? [])
    .filter((part) => part !== null && part !== undefined);
  if (parts.length > 0) return parts.every(isDiscarded);
  const text = model.get('filter');
  if (model.get('filterType') !== 'text' || !comparisons.has(model.get('type'))) return false;
  return text === null || (typeof text === 'string' && usableFilterText(text) === null);
}
