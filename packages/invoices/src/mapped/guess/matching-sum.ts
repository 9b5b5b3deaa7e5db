import type { ColumnFacts } from './column-facts.ts';

/** A column and those that add up to it in every row. */
export interface MatchingSum {
  readonly total: ColumnFacts;
  readonly parts: readonly { readonly column: ColumnFacts; readonly isSubtracted: boolean }[];
}

const mostColumns = 60;
const mostRows = 200;
/** A few rows may be corrections whose figures do not fit. */
const wanted = 0.98;

/**
 * The column to which others add up, row by row: all of them, or all but two. `kindOf`: 2 for a column that takes off
 * what it states, 1 for one that is called a total.
 */
export function matchingSum(
  columns: readonly ColumnFacts[],
  kindOf: (column: ColumnFacts) => 0 | 1 | 2,
): MatchingSum | undefined {
  if (columns.length < 3 || columns.length > mostColumns) return undefined;
  const totals = columns.toReversed().toSorted((one, other) => Number(kindOf(other) === 1) - Number(kindOf(one) === 1));
  for (const leftOut of [0, 1, 2]) {
    for (const total of totals) {
      const found = partsOf(total, columns, leftOut, kindOf);
      if (found !== undefined) return { total, parts: found };
    }
  }
  return undefined;
}

function partsOf(
  total: ColumnFacts,
  columns: readonly ColumnFacts[],
  leftOut: number,
  kindOf: (column: ColumnFacts) => 0 | 1 | 2,
): MatchingSum['parts'] | undefined {
  const signed = columns
    .filter((column) => column !== total)
    .map((column) => ({
      column,
      isSubtracted: kindOf(column) === 2 && column.cents.every((cents) => cents >= 0),
    }));
  for (const excluded of choices(signed.length, leftOut)) {
    const parts = signed.filter((_, index) => !excluded.includes(index));
    if (parts.length >= 2 && addUp(total, parts)) return parts;
  }
  return undefined;
}

function addUp(total: ColumnFacts, parts: MatchingSum['parts']): boolean {
  const rows = Math.min(total.cents.length, mostRows);
  let wrong = 0;
  for (let row = 0; row < rows; row += 1) {
    let sum = 0;
    for (const { column, isSubtracted } of parts) sum += (isSubtracted ? -1 : 1) * (column.cents[row] ?? 0);
    if (sum !== total.cents[row]) wrong += 1;
    if (wrong > rows * (1 - wanted)) return false;
  }
  return rows > 0;
}

/** Every combination of that many of the first numbers. */
function* choices(of: number, count: number): Generator<readonly number[]> {
  if (count === 0) yield [];
  for (let one = 0; one < of && count > 0; one += 1) {
    if (count === 1) yield [one];
    else for (let other = one + 1; other < of; other += 1) yield [one, other];
  }
}
