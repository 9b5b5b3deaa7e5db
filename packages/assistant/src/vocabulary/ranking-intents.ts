/** What a word does that puts things in an order, by amount, number, weight or judgement. */
export const rankingIntents = [
  'top',
  'bottom',
  'most',
  'least',
  'expensive',
  'cheap',
  'heavy',
  'light',
  'best',
  'worst',
  'often',
] as const;
