/** What the expressions of one request are made of, all together; limits.ts says how much that may be. */
export interface Spending {
  parts: number;
  listValues: number;
  /** Characters of the texts that are made for one row. */
  textCharacters: number;
}

/** Nothing spent yet. */
export function noSpending(): Spending {
  return { parts: 0, listValues: 0, textCharacters: 0 };
}
