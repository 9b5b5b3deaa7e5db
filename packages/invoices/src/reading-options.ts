/** How to follow or end the reading of a file. */
export interface ReadingOptions {
  readonly onRows?: (rows: number) => void;
  readonly signal?: AbortSignal | undefined;
}
