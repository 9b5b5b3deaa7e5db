/** Weight classes in pounds, both ends included (S1 section 3). */
export const weightBuckets = [
  { from: 1, to: 5 },
  { from: 6, to: 10 },
  { from: 11, to: 20 },
  { from: 21, to: 30 },
  { from: 31, to: 50 },
  { from: 51, to: 150 },
] as const;
