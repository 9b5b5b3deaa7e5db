import type { FactUnit } from '../facts/fact.ts';

/** A figure of a configurable dashboard, under the name that its charts use (S1 section 3). */
export interface Figure {
  readonly name: string;
  /** The text on screen. */
  readonly text: string;
  /** One sentence of help. */
  readonly meaning: string;
  readonly unit: FactUnit | 'date';
  /**
   * The aggregate in the query language; `{days}` stands for the number of days requested. Empty for figures that come
   * from findings and claims instead of invoices.
   */
  readonly expression: string;
  /** Whether parts of the figure add up to the whole: those of an average do not. */
  readonly addsUp: boolean;
}

type Description = Omit<Figure, 'addsUp'>;

/** A sum or a count. */
export function total(description: Description): Figure {
  return { ...description, addsUp: true };
}

/** A sum that comes from findings and claims. */
export function ofFindings(description: Omit<Description, 'expression' | 'unit'>): Figure {
  return total({ ...description, unit: 'currency', expression: '' });
}

/** Whether the figure comes from findings and claims. */
export function isOfFindings({ expression }: Figure): boolean {
  return expression === '';
}

/** An average, a percentage, a date or a count of different things: its total is not the sum of its parts. */
export function other(description: Description): Figure {
  return { ...description, addsUp: false };
}

/** One sum divided by another, to two decimals; 0 if the divisor is 0 (S1 section 5). */
export function per(sum: string, count: string): string {
  return `case when ${count} = 0 then 0 else round(${sum} / ${count}, 2) end`;
}

/** A part in percent of a whole, to two decimals; 0 if the whole is about zero (S1 section 5). */
export function percentOf(part: string, whole: string): string {
  return `case when abs(${whole}) <= 0.00000001 then 0 else round(100 * ${part} / ${whole}, 2) end`;
}

const divided = /^case when (?:abs\((?<whole>.+)\) <= 0\.00000001|(?<count>.+) = 0) then 0 else /u;

/** What `per` or `percentOf` has divided by; undefined for a figure that nothing was divided for. */
export function divisorOf(expression: string): string | undefined {
  const { whole, count } = divided.exec(expression)?.groups ?? {};
  return whole ?? count;
}
