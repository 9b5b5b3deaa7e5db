import type { Names } from './resolution.ts';
import type { SelectedColumn } from './resolved-query.ts';

/** Names of several tables together; where two have the same, the first is meant. */
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

/** The aliases of the select list. */
export function aliasNames(selected: readonly SelectedColumn[]): Names {
  const expressions = new Map(selected.map(({ name, expression }) => [name.toLowerCase(), expression]));
  return {
    find: (table, name) => (table === null ? expressions.get(name) : undefined),
    all: () => expressions.keys(),
    tables: [],
  };
}
