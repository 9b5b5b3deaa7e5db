/** The total size of all expressions in a request; limits.ts limits it. */
export interface Complexity {
  parts: number;
  listValues: number;
  /** Characters of the texts that are produced for one row. */
  textCharacters: number;
}

/** The complexity of a request before anything has been read. */
export function noComplexity(): Complexity {
  return { parts: 0, listValues: 0, textCharacters: 0 };
}
