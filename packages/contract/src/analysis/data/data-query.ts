import { z } from 'zod';
import { orAbsent } from '../../foundation/or-absent.ts';
import { wholeNumber } from '../../foundation/whole-number.ts';

const expressions = z.array(z.string().min(1).max(4_000)).max(200);

const unknownPart = (fix: string) => z.never(`is not part of the query language: ${fix}`).optional();

/** A structured query description; the language is documented in docs/query-language.md. */
export const dataQuery = z.object({
  selectColumnNames: expressions.min(1),
  fromTableNames: z.array(z.string().min(1).max(100)).min(1).max(4),
  whereClauseDetails: orAbsent(z.array(z.string().max(200_000)).max(200), []),
  groupByDetails: orAbsent(expressions, []),
  orderByDetails: orAbsent(expressions, []),
  clientId: wholeNumber,
  childClientIdsCSV: orAbsent(z.string().max(20_000), ''),
  innerQueries: z.record(z.string(), z.unknown()).optional(),
  /** Refuses what SQL has and this language lacks. Ignoring it would make the figures silently wrong. */
  limit: unknownPart('data calls answer all rows, getRows answers a window of them'),
  offset: unknownPart('data calls answer all rows, getRows answers a window of them'),
  having: unknownPart('put the groups into innerQueries and their condition into whereClauseDetails'),
  havingDetails: unknownPart('put the groups into innerQueries and their condition into whereClauseDetails'),
});
export type DataQuery = z.input<typeof dataQuery>;

/** Money as numbers with two decimals, dates as `YYYY-MM-DD`. */
export const dataValue = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** A row with upper-case keys. */
export const dataRow = z.record(z.string(), dataValue);
export type DataRow = z.infer<typeof dataRow>;

export const dataAnswer = z.object({ data: z.array(dataRow) });
