/** What the expressions of one request are made of, all together; limits.ts says how much that may be. */
export interface Complexity {
  parts: number;
  listValues: number;
  /** Characters of the texts that are made for one row. */
  textCharacters: number;
}

/** The complexity of a request of which nothing is read yet. */
export function noComplexity(): Complexity {
  return { parts: 0, listValues: 0, textCharacters: 0 };
}
