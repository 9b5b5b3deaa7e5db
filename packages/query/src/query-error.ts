/** Where a request is wrong, and how to correct it. */
export interface QueryFault {
  /** Path of the field in the request's body, e.g. `whereClauseDetails[1]`. */
  readonly field: string;
  /** Offset of the word in the field's text, from 0. */
  readonly position?: number;
  /** The word at that offset, shortened. */
  readonly word?: string;
  /** What is wrong, as a whole sentence. */
  readonly message: string;
  /** What to write instead, if known. */
  readonly fix?: string;
}

/** A request that the query language does not allow: answered with 400. Nothing was run. */
export class QueryError extends Error {
  override readonly name = 'QueryError';
  readonly fault: QueryFault;

  constructor(fault: QueryFault) {
    super(describe(fault));
    this.fault = fault;
  }
}

function describe({ field, position, word, message, fix }: QueryFault): string {
  const near = word === undefined || word === '' ? '' : ` near ‘${word}’`;
  const place = position === undefined ? field : `${field}, position ${position + 1}${near}`;
  return `${place}: ${message}${fix === undefined ? '' : ` ${fix}`}`;
}
