/** Bounds that keep a hostile expression cheap to refuse; no dashboard comes near them. */
export const limits = {
  /** Characters of one expression; a list of 10,000 tracking numbers takes 200,000. */
  characters: 400_000,
  /** Nested parentheses, functions and cases. */
  depth: 64,
  /** Parts of an expression, the values of lists not counted. */
  nodes: 2_000,
  /** Operators in a row, e.g. the signs in 1 + 2 + 3. */
  chain: 250,
  /** Values of one list. */
  listValues: 20_000,
  /** Parts of all expressions of a request together, and values of all its lists. */
  partsOfRequest: 4_000,
  listValuesOfRequest: 50_000,
  /** Characters of a pattern of `like`. */
  patternCharacters: 1_000,
  /** Characters of the longest text that an expression may produce. */
  textCharacters: 10_000,
  /** Characters of all texts that the expressions of a request may produce for one row. */
  textCharactersOfRow: 20_000,
  /** Significant digits of a number. */
  digits: 18,
} as const;
