/** A line of pasted text or of a CSV file, cut into cells. */
export interface SeparatedLine {
  /** Counted from 1, empty lines too. */
  readonly line: number;
  readonly cells: readonly string[];
}

/**
 * Cuts lines into cells at commas, semicolons and tabs; what is in double quotes is one cell. Empty lines are left out.
 */
export function separatedTable(text: string): readonly SeparatedLine[] {
  return text
    .replace(/^\ufeff/, '')
    .split(/\r\n|\r|\n/)
    .map((line, index) => ({ line: index + 1, cells: cellsOf(line) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
}

function cellsOf(line: string): readonly string[] {
  const cells = line.match(/("(?:[^"]|"")*"|[^,;\t])+|(?<=^|[,;\t])(?=[,;\t]|$)/g) ?? [];
  return cells.map((cell) => {
    const trimmed = cell.trim();
    return /^".*"$/s.test(trimmed) ? trimmed.slice(1, -1).replaceAll('""', '"').trim() : trimmed;
  });
}
