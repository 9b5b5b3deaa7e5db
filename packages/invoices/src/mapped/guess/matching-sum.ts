import type { ColumnFacts } from './column-facts.ts';

/** A column and those that add up to it in every row. */
export interface MatchingSum {
  readonly total: ColumnFacts;
  readonly parts: readonly { readonly column: ColumnFacts; readonly isSubtracted: boolean }[];
}

const mostColumns = 60;
const mostColumnsBeside = 40;
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

/** The largest column to which amounts that are known add up with at most three others, row by row. */
export function sumBeyond(
  known: readonly number[],
  columns: readonly ColumnFacts[],
  kindOf: (column: ColumnFacts) => 0 | 1 | 2,
): MatchingSum | undefined {
  if (columns.length > mostColumnsBeside) return undefined;
  const sumOf = ({ cents }: ColumnFacts): number => cents.reduce((sum, each) => sum + each, 0);
  for (const total of columns.toSorted((one, other) => sumOf(other) - sumOf(one))) {
    const others = signedParts(total, columns, kindOf);
    for (const count of [0, 1, 2, 3]) {
      for (const chosen of choices(others.length, count)) {
        const parts = others.filter((_, index) => chosen.includes(index));
        if (addUp(total, parts, known)) return { total, parts };
      }
    }
  }
  return undefined;
}

const signedParts = (
  total: ColumnFacts,
  columns: readonly ColumnFacts[],
  kindOf: (column: ColumnFacts) => 0 | 1 | 2,
): MatchingSum['parts'] =>
  columns
    .filter((column) => column !== total)
    .map((column) => ({
      column,
      isSubtracted: kindOf(column) === 2 && column.cents.every((cents) => cents >= 0),
    }));

function partsOf(
  total: ColumnFacts,
  columns: readonly ColumnFacts[],
  leftOut: number,
  kindOf: (column: ColumnFacts) => 0 | 1 | 2,
): MatchingSum['parts'] | undefined {
  const signed = signedParts(total, columns, kindOf);
  for (const excluded of choices(signed.length, leftOut)) {
    const parts = signed.filter((_, index) => !excluded.includes(index));
    if (parts.length >= 2 && addUp(total, parts)) return parts;
  }
  return undefined;
}

function addUp(total: ColumnFacts, parts: MatchingSum['parts'], before: readonly number[] = []): boolean {
  const rows = Math.min(total.cents.length, mostRows);
  let wrong = 0;
  for (let row = 0; row < rows; row += 1) {
    let sum = before[row] ?? 0;
    for (const { column, isSubtracted } of parts) sum += (isSubtracted ? -1 : 1) * (column.cents[row] ?? 0);
    if (sum !== total.cents[row]) wrong += 1;
    if (wrong > rows * (1 - wanted)) return false;
  }
  return rows > 0;
}

/** Every combination of that many of the first numbers. */
function* choices(of: number, count: number, from = 0): Generator<readonly number[]> {
  if (count === 0) {
    yield [];
    return;
  }
  for (let one = from; one < of; one += 1) {
    for (const others of choices(of, count - 1, one + 1)) yield [one, ...others];
  }
}
