/** What is found of a package, as columns of the grid. */
export const findingFields = [
  'finding_rule',
  'finding_confidence',
  'finding_count',
  'expected_amount',
  'overcharged_amount',
  'recoverable_amount',
  'unproven_amount',
] as const;
