import type { MappedLayouts } from './recognise.ts';

/** How to follow or end the reading of a file. */
export interface ReadingOptions extends MappedLayouts {
  readonly onRows?: (rows: number) => void;
  readonly signal?: AbortSignal | undefined;
}
