import { type Fact, fact } from './fact.ts';
import { accessorials } from './spend-facts.ts';

const { whereClauses } = accessorials;

export const accessorialCount = fact({
  key: 'accessorialCount',
  text: 'Accessorial Count',
  meaning: 'How many accessorial charges were billed.',
  unit: 'charges',
  measure: { sum: 'other_accessorial_count' },
  whereClauses,
});

export const averageAccessorial = fact({
  key: 'averageAccessorial',
  text: 'Average per Accessorial',
  meaning: 'What one accessorial charge costs on average.',
  unit: 'currency',
  measure: { sum: 'net_other_accessorial_amount', per: 'other_accessorial_count' },
  whereClauses,
});

/** The facts of Accessorial Analysis (S1 section 3). */
export const accessorialFacts: readonly [Fact, ...Fact[]] = [
  {
    ...accessorials,
    meaning: 'Charges for extras such as residential delivery, after discounts, without fuel; as on Spend Analysis.',
  },
  accessorialCount,
  averageAccessorial,
];
