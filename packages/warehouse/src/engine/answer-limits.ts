import { QueryTooLarge } from '../errors.ts';

const bytesOfMebibyte = 1_048_576;

/** How much an answer may hold. */
export interface AnswerLimits {
  readonly maxRows: number;
  readonly maxBytes: number;
}

/** The error for an answer of too many rows. */
export const tooManyRows = ({ maxRows }: AnswerLimits): QueryTooLarge =>
  new QueryTooLarge(`The query returns more than ${maxRows} rows. Narrow its dates or filters, or group its rows.`);

/** The error for an answer of too many bytes. */
export function tooManyBytes({ maxBytes }: AnswerLimits): QueryTooLarge {
  const megabytes = Math.floor(maxBytes / bytesOfMebibyte);
  return new QueryTooLarge(
    `The result is larger than ${megabytes} MB. Request fewer rows or columns, or narrow the dates or filters.`,
  );
}
