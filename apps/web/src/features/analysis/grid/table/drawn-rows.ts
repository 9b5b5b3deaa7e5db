/** Height of every row in pixels. */
export const rowHeight = 34;
const overscan = 8;

/** The rows that are drawn: those in view, and some before and after them. */
export interface DrawnRows {
  readonly first: number;
  readonly last: number;
  /**
   * The maximum number of rows drawn, and always drawn while scrolling: a new row reuses the elements of the one that
   * leaves.
   */
  readonly most: number;
  /** The first row that can be seen whole or in part. */
  readonly top: number;
  /** The row behind the last one that can be seen. */
  readonly bottom: number;
}

/** Which of `count` rows to draw if the first pixel in view is `offset` and the view has the given height. */
export function drawnRows(offset: number, room: number, count: number): DrawnRows {
  const top = Math.floor(offset / rowHeight);
  const mostSeen = Math.ceil(room / rowHeight) + 1;
  return {
    first: Math.max(top - overscan, 0),
    last: Math.min(top + mostSeen + overscan, count),
    most: mostSeen + 2 * overscan,
    top,
    bottom: Math.min(Math.ceil((offset + room) / rowHeight), count),
  };
}
