import { z } from 'zod';
import { ifValid, listOf } from './search-values.ts';

const texts = listOf(z.string().min(1).max(8_000), 60);

/**
 * How the grid stands in the address; what is invalid counts as absent, and what does not fit the page is left out when
 * it is read. `grid` is the name of the view: without it the grid is closed.
 */
export const gridSearch = z.object({
  grid: ifValid(z.string().min(1).max(4_000)),
  /** The configurable dashboard whose rows are shown; absent: those of the page. */
  dashboard: ifValid(z.coerce.number().int().positive()),
  /** On the comparison page whose rows: the place of a set, from 1. */
  of: ifValid(z.coerce.number().int().min(1).max(3)),
  /** Parts of the page's rows, all of which must hold. */
  part: texts,
  /** Fields that the reader groups by, in place of the view's. */
  group: texts,
  sort: texts,
  where: texts,
  /** Groups that stand open, each by the keys that lead to it. */
  open: listOf(z.string().max(2_000), 1_000),
  /** How the columns are arranged, see `columnTexts`. */
  columns: listOf(z.string().min(1).max(400), 1_000),
  /** Rows on a page, and which page is shown; the first is 1. */
  rows: ifValid(z.coerce.string()),
  page: ifValid(z.coerce.number().int().positive()),
});

export type GridSearch = z.output<typeof gridSearch>;
