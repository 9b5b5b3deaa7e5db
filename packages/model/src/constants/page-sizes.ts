/** Rows on a page of the grid (S2 section 9). */
export const pageSizes = [10, 15, 25, 50, 75, 100] as const;
/** Rows on a page of the grid until another size is chosen. */
export const defaultPageSize = 10;

/** The rows of 'Download View', and of each further block (S2 section 9). */
export const downloadViewRows = 100;

/** Milliseconds between requests for blocks of rows (S2 section 9). */
export const blockLoadDebounce = 200;
