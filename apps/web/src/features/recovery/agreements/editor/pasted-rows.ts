import type { PartColumn } from './parts.ts';
import type { SheetRow } from './sheet.ts';

/** The cells that a spreadsheet copies: lines, and tabs between the cells of a line. */
export function cellsOfClipboard(copied: string): readonly (readonly string[])[] {
  const lines = copied.replaceAll('\r\n', '\n').replace(/\n$/, '').split('\n');
  return lines.map((line) => line.split('\t').map((cell) => cell.trim().replace(/^"(.*)"$/, '$1')));
}

/** Whether the text fills more than one cell. */
export const isTable = (copied: string): boolean => /[\t\n]/.test(copied.replace(/\r?\n$/, ''));

/** The rows with cells written from one cell on, to the right and down; rows are added as needed. */
export function withPasted(
  rows: readonly SheetRow[],
  columns: readonly PartColumn[],
  at: { readonly row: number; readonly column: number },
  cells: readonly (readonly string[])[],
): readonly SheetRow[] {
  const length = Math.max(rows.length, at.row + cells.length);
  return Array.from({ length }, (_, place) => {
    const row = rows[place] ?? {};
    const written = cells[place - at.row];
    if (written === undefined) return row;
    const pasted = columns
      .slice(at.column, at.column + written.length)
      .map(({ field, choices }, offset) => [field, choiceOf(choices, written[offset] ?? '')]);
    return { ...row, ...Object.fromEntries(pasted) };
  });
}

const choiceOf = (choices: PartColumn['choices'], written: string): string =>
  Object.keys(choices ?? {}).find((choice) => choice === written.toLowerCase()) ?? written;
