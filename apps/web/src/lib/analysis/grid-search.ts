import { z } from 'zod';

const asList = (value: unknown) => (value === undefined || Array.isArray(value) ? value : [value]);
const text = z.string().min(1).max(4_000).optional().catch(undefined);
const texts = z.preprocess(asList, z.array(z.string().min(1).max(8_000)).min(1).max(60).optional().catch(undefined));

/**
 * How the grid stands in the address; what is invalid counts as absent, and what does not fit the page is left out when
 * it is read. `grid` is the name of the view: without it the grid is closed.
 */
export const gridSearch = z.object({
  grid: text,
  /** Parts of the page's rows, all of which must hold. */
  part: texts,
  /** Fields that the reader groups by, in place of the view's. */
  group: texts,
  sort: texts,
  where: texts,
});

export type GridSearch = z.output<typeof gridSearch>;
