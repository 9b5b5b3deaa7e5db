import { listOf, oneOf, type ReadParameter, textOf, wholeNumber } from '../address/parameters.ts';
import { readParameters } from '../address/read-parameters.ts';

const texts = listOf(textOf(1, 8_000), 60);

const placeOfSet: ReadParameter<number> = (raw) => {
  const place = wholeNumber(raw);
  return place !== undefined && place <= 3 ? place : undefined;
};

export const gridParameters = {
  grid: textOf(1, 4_000),
  /** The configurable dashboard whose rows are shown; absent: those of the page. */
  dashboard: wholeNumber,
  /** On the comparison page whose rows: the place of a set, from 1. */
  of: placeOfSet,
  /** Parts of the page's rows, all of which must hold. */
  part: texts,
  /** Fields that the reader groups by, in place of the view's. */
  group: texts,
  /** Whether what is found of each package is among the columns. */
  findings: oneOf(['shown']),
  sort: texts,
  where: texts,
  /** Groups that stand open, each by the keys that lead to it. */
  open: listOf(textOf(0, 2_000), 1_000),
  /** How the columns are arranged, see `columnTexts`. */
  columns: listOf(textOf(1, 400), 1_000),
  /** Rows on a page, and which page is shown; the first is 1. */
  rows: textOf(0),
  page: wholeNumber,
};

/**
 * How the grid is in the address; what is invalid counts as absent, and what does not fit the page is left out when it
 * is read. `grid` is the name of the view: without it the grid is closed.
 */
export const gridSearch = readParameters(gridParameters);

export type GridSearch = ReturnType<typeof gridSearch>;
