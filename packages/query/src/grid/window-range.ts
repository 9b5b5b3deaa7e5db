import { QueryError } from '../query-error.ts';

/** Rows from `offset`, at most `count`. */
export interface GridWindowRange {
  readonly offset: number;
  readonly count: number;
}

const largestBlock = 10_000;
const lastStart = 1_000_000_000;

/** The window [startRow, endRow); without one the first block. Throws QueryError for an invalid window. */
export function windowOf(startRow: number | null | undefined, endRow: number | null | undefined): GridWindowRange {
  const offset = startRow ?? 0;
  if (!Number.isInteger(offset) || offset < 0 || offset > lastStart) {
    throw new QueryError({ field: 'startRow', message: `Expected a row from 0 to ${lastStart}.` });
  }
  const end = endRow ?? offset + largestBlock;
  if (!Number.isInteger(end) || end < offset || end - offset > largestBlock) {
    const message = `Expected a row from startRow to at most ${largestBlock} rows after it.`;
    throw new QueryError({ field: 'endRow', message });
  }
  return { offset, count: end - offset };
}
