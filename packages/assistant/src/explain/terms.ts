import type { DimensionName } from '../reading/reading.ts';
import terms from './terms.json' with { type: 'json' };

/** A word of the trade that is no name of the model. */
interface TradeTerm {
  readonly term: string;
  readonly text: string;
  /** Phrases with `|` between them, compared without case and accents. */
  readonly phrases: string;
}

/** What values mean: the accessorials, credits, statuses and services of the trade. */
export const valueMeanings: Readonly<Partial<Record<DimensionName, Readonly<Record<string, string>>>>> = terms.values;

/** Words of the trade that have no figure of their own. */
export const tradeTerms: readonly TradeTerm[] = terms.trade;
