import type { ResolvedQuery } from '../resolve/resolved-query.ts';
import type { Expression } from '../resolve/tree/expression.ts';

/** Every expression that stands in a query. */
export function expressionsOf({ selected, conditions, groups, orderings }: ResolvedQuery): readonly Expression[] {
  return [
    ...selected.map(({ expression }) => expression),
    ...conditions,
    ...groups,
    ...orderings.map(({ expression }) => expression),
  ];
}
