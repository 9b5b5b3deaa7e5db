/** How a string is matched against a pattern: by one of the engine's fast comparisons, or by a regular expression. */
export interface TextTest {
  readonly kind: 'equals' | 'starts' | 'ends' | 'contains' | 'expression';
  /** What the text is compared with, or the whole regular expression. */
  readonly wanted: string;
}

/**
 * What a pattern of `like` asks for: `%` stands for any characters, `_` for one, everything else for itself. Each of
 * the tests takes time in proportion to the text and the pattern, whatever both are; the engine's own LIKE backtracks,
 * and takes years for some patterns. The letters of a regular expression are those of the pattern, so that one for any
 * case may be lowered like a text.
 */
export function textTest(pattern: string): TextTest {
  const simple = /^(%*)([^%_]*)(%*)$/s.exec(pattern);
  if (simple === null) return { kind: 'expression', wanted: expressionFor(pattern) };
  const [, before, wanted = '', after] = simple;
  if (before && after) return { kind: 'contains', wanted };
  if (before) return { kind: 'ends', wanted };
  return { kind: after ? 'starts' : 'equals', wanted };
}

/** Written for RE2 with `.` for every character, line breaks too. */
function expressionFor(pattern: string): string {
  return pattern
    .replaceAll(/[!-/:-@[-^`{-~\\]/g, (symbol) => (symbol === '%' ? symbol : `\\${symbol}`))
    .replaceAll('_', '.')
    .replaceAll(/%+/g, '.*');
}
