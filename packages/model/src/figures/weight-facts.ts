import { type Fact, fact } from './fact.ts';

/** Which rows the weight facts count (S1 section 4, 'Changing fact'). */
export const weightNote =
  'Only rows with a weight of zero or more count, and only if they count a package or are billed above the actual weight.';

/** Rows that count in weights: packages, and what is billed above the actual weight. */
export const countsInWeight = 'no_of_pkgs > 0 or bill_weight_pounds > actual_weight_pounds';
const billed = ['bill_weight_pounds >= 0', countsInWeight];
const actual = ['actual_weight_pounds >= 0', countsInWeight];
const both = ['bill_weight_pounds >= 0', 'actual_weight_pounds >= 0', countsInWeight];

export const billWeight = fact({
  key: 'billWeight',
  text: 'Bill Weight',
  meaning: 'Weight that the carrier bills: the actual or the dimensional weight, whichever is more, rounded up.',
  unit: 'lbs',
  measure: { sum: 'bill_weight_pounds' },
  whereClauses: billed,
});

export const actualWeight = fact({
  key: 'actualWeight',
  text: 'Actual Weight',
  meaning: 'Weight that the shipper entered.',
  unit: 'lbs',
  measure: { sum: 'actual_weight_pounds' },
  whereClauses: actual,
});

export const deltaWeight = fact({
  key: 'deltaWeight',
  text: 'Delta Weight',
  meaning: 'Bill weight less actual weight, where both are known.',
  unit: 'lbs',
  measure: { sum: 'delta_weight_pounds' },
  whereClauses: both,
});

export const averageBillWeight = fact({
  key: 'averageBillWeight',
  text: 'Average Bill Weight per Package',
  meaning: 'Bill weight divided by packages.',
  unit: 'lbs',
  measure: { sum: 'bill_weight_pounds', per: 'no_of_pkgs' },
  whereClauses: billed,
});

export const averageActualWeight = fact({
  key: 'averageActualWeight',
  text: 'Average Actual Weight per Package',
  meaning: 'Actual weight divided by packages.',
  unit: 'lbs',
  measure: { sum: 'actual_weight_pounds', per: 'no_of_pkgs' },
  whereClauses: actual,
});

export const averageDeltaWeight = fact({
  key: 'averageDeltaWeight',
  text: 'Average Delta Weight per Package',
  meaning: 'Bill weight less actual weight, divided by packages, where both are known.',
  unit: 'lbs',
  measure: { sum: 'delta_weight_pounds', per: 'no_of_pkgs' },
  whereClauses: both,
});

/** Weights in pounds: totals, their difference, and averages per package (S1 sections 3 and 4). */
export const weightFacts: readonly [Fact, ...Fact[]] = [
  billWeight,
  actualWeight,
  deltaWeight,
  averageBillWeight,
  averageActualWeight,
  averageDeltaWeight,
];
