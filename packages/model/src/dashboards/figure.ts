import type { Aggregate } from '../figures/aggregate.ts';
import { addsUp, conditionalAggregateOf, type Fact, type FactUnit } from '../figures/fact.ts';

/** A figure of a configurable dashboard, under the name that its charts use (S1 section 3). */
export interface Figure extends Aggregate {
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

/** A figure of the catalogue under its name in the answers of dashboards, and under another text where theirs is shorter. */
export function figureOf(name: string, given: Fact, words: Partial<Pick<Fact, 'text' | 'meaning'>> = {}): Figure {
  const { text, meaning, unit, measure } = given;
  return { name, text, meaning, unit, ...conditionalAggregateOf(given), addsUp: addsUp(measure), ...words };
}

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
