/** Rows on a page of the grid (S2 section 9). */
export const pageSizes = [10, 15, 25, 50, 75, 100] as const;
/** Rows on a page of the grid until another size is chosen. */
export const defaultPageSize = 10;

/** Milliseconds between requests for blocks of rows (S2 section 9). */
export const blockLoadDebounce = 200;
