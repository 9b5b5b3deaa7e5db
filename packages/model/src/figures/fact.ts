import { kilogramsPerPound } from '../formats/weight.ts';
import { type Aggregate, per, percentOf } from './aggregate.ts';

/**
 * The unit of a fact's figures. `currency` follows the currency rule; `lbs` can be shown in `kgs`; `percent`, `days`
 * and `number` are averages with two decimals.
 */
export type FactUnit = 'currency' | 'packages' | 'charges' | 'lbs' | 'kgs' | 'percent' | 'days' | 'number';

/** How a figure is added up: the sum of a column or of an expression over columns, or that sum and another. */
export interface Measure {
  readonly sum: string;
  /** The factor that converts the sum to another unit. */
  readonly times?: number;
  /** Divided by the sum of this: an average. */
  readonly per?: string;
  /** In percent of the sum of this. */
  readonly percentOf?: string;
  /** The different values are counted, not added up. */
  readonly isDistinct?: boolean;
}

/**
 * A figure, described once: what is summed, and which rows count. Pages offer some as their facts (S1 sections 3 and 4),
 * dashboards show some, and the assistant is asked for most.
 */
export interface Fact {
  /** Stable name, used in URLs and saved settings. */
  readonly key: string;
  /** The text on screen. */
  readonly text: string;
  /** One sentence of help. */
  readonly meaning: string;
  readonly unit: FactUnit;
  readonly measure: Measure;
  /** The aggregate in the query language, e.g. `sum(net_amount)`; valid together with `whereClauses`. */
  readonly expression: string;
  /** Conditions that choosing the fact adds to the page's (S1 section 4, 'Changing fact'); ANDed. */
  readonly whereClauses: readonly string[];
  /** The key of the fact of the same page that this one counts a part of: late packages are some of all packages. */
  readonly partOf?: string;
  /** The note shown with this fact. */
  readonly notes: readonly string[];
}

type FactDescription = Omit<Fact, 'expression' | 'notes'> & { readonly notes?: readonly string[] };

/** Describes a fact; the aggregate follows from the measure. */
export function fact(description: FactDescription): Fact {
  return { notes: [], ...description, expression: aggregateOf(description.measure).expression };
}

/**
 * A fact of weights in kilograms; any other fact is returned as it is. Sums are converted, not rows, and rounded where
 * they are shown, so that they are exact and billed less actual weight is their difference (S1 section 5, S2 section 9).
 */
export function factInKilograms(given: Fact): Fact {
  const { measure, unit } = given;
  if (unit !== 'lbs') return given;
  const converted = { ...measure, times: kilogramsPerPound };
  return { ...given, unit: 'kgs', measure: converted, expression: aggregateOf(converted).expression };
}

/** The aggregate of a measure. An average over nothing is 0 (S1 section 5). */
export function aggregateOf(measure: Measure): Aggregate {
  return written(measure, (column) => `sum(${column})`);
}

/**
 * The fact's total in a query that is not restricted to the fact's rows, so that one query can return several facts.
 * The condition that the summed column is not zero can be omitted, because zeros do not change a sum.
 */
export function conditionalAggregateOf({ measure, whereClauses }: Pick<Fact, 'measure' | 'whereClauses'>): Aggregate {
  const conditions = whereClauses.filter((clause) => !addsUp(measure) || clause !== `${measure.sum} <> 0`);
  if (conditions.length === 0) return aggregateOf(measure);
  const condition = conditions.map((clause) => `(${clause})`).join(' and ');
  return written(measure, (column) => `sum(case when ${condition} then ${column} else 0 end)`);
}

/** Whether parts of the figure add up to the whole: those of an average do not. */
export function addsUp({ per: counted, percentOf: whole, isDistinct }: Measure): boolean {
  return counted === undefined && whole === undefined && isDistinct !== true;
}

function written({ sum, times, per: counted, percentOf: whole, isDistinct }: Measure, sumOf: SumOf): Aggregate {
  if (isDistinct === true) return { expression: `count(distinct ${sum})` };
  const total = times === undefined ? sumOf(sum) : `${sumOf(sum)} * ${times}`;
  if (whole !== undefined) return percentOf(total, sumOf(whole));
  return counted === undefined ? { expression: total } : per(total, sumOf(counted));
}

type SumOf = (column: string) => string;
