/** An aggregate in the query language. */
export interface Aggregate {
  readonly expression: string;
  /** The sum or count that it was divided by; where that is 0, the aggregate says nothing. */
  readonly divisor?: string | undefined;
}

/** One sum divided by another, to two decimals; 0 if the divisor is 0 (S1 section 5). */
export function per(sum: string, count: string): Aggregate {
  return { expression: `case when ${count} = 0 then 0 else round(${sum} / ${count}, 2) end`, divisor: count };
}

/** A part in percent of a whole, to two decimals; 0 if the whole is about zero (S1 section 5). */
export function percentOf(part: string, whole: string): Aggregate {
  return {
    expression: `case when abs(${whole}) <= 0.00000001 then 0 else round(100 * ${part} / ${whole}, 2) end`,
    divisor: whole,
  };
}
