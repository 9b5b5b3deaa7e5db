import { z } from 'zod';
import { text } from './text.ts';
import { wholeNumberBetween } from './whole-number.ts';

/** Rows on a page of an administration table. */
export const tablePageSizes = [25, 50, 100, 200] as const;

const largestPage = 1_000_000;
const mostRows = 1_000;

/** The request of an administration table: a page of the rows that match `search`, sorted by one of `sortable`. */
export const tableQuery = <Sort extends string>(sortable: readonly [Sort, ...Sort[]]) =>
  z.object({
    page: wholeNumberBetween(1, largestPage).default(1),
    size: wholeNumberBetween(1, mostRows).default(50),
    /** Every word of it must be found in a row, whatever its case. */
    search: text(200).default(''),
    sort: z.enum(sortable).default(sortable[0]),
    descending: z.stringbool().default(false),
  });

/** A page of rows, and how many rows there are on all pages. */
export const tableAnswer = <Row extends z.ZodType>(row: Row) =>
  z.object({ rows: z.array(row), total: z.number().int() });

/** The part of a table's request that all tables share. */
export type TableQuery = z.output<ReturnType<typeof tableQuery>>;

/** The response to a change: one sentence for the user. */
export const doneAnswer = z.object({ message: z.string() });
