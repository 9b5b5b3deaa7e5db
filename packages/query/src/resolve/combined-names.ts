import type { Complexity } from '../language/complexity.ts';
import { addComplexity } from './add-complexity.ts';
import type { Names } from './resolution.ts';
import type { SelectedColumn } from './resolved-query.ts';

/** Names of several tables together; if two have the same name, the first one is meant. */
export function combinedNames(parts: readonly Names[]): Names {
  return {
    find(table, name) {
      for (const part of parts) {
        const found = part.find(table, name);
        if (found !== undefined) return found;
      }
      return undefined;
    },
    all: () => parts.flatMap((part) => [...part.all()]),
    tables: parts.flatMap(({ tables }) => tables),
  };
}

/** The aliases of the select list; each use counts as the expression that it stands for. Throws QueryError. */
export function aliasNames(selected: readonly SelectedColumn[], field: string, complexity: Complexity): Names {
  const expressions = new Map(selected.map(({ name, expression }) => [name.toLowerCase(), expression]));
  return {
    find(table, name) {
      const expression = table === null ? expressions.get(name) : undefined;
      if (expression !== undefined) addComplexity(expression, field, complexity);
      return expression;
    },
    all: () => expressions.keys(),
    tables: [],
  };
}
