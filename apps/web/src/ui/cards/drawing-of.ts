/** How what is drawn stands to what was asked for. */
export interface Drawing {
  /** New figures are on their way while others are shown. */
  readonly refreshing: boolean;
  /** What is shown answers an earlier question: other filters, dates or clients. It is dimmed. */
  readonly stale: boolean;
}

/** `newest` is undefined while what was asked for is not there. */
export function drawingOf<Figures>(
  newest: Figures | undefined,
  drawn: Figures | undefined,
  isFetching: boolean,
): Drawing {
  const stale = drawn !== undefined && drawn !== newest;
  return { refreshing: stale || (drawn !== undefined && isFetching), stale };
}
