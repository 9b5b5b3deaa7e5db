/** How tightly the operators bind, from the loosest to the tightest. */
export const bindingPower = {
  none: 0,
  or: 1,
  and: 2,
  not: 3,
  comparison: 4,
  concatenation: 5,
  sum: 6,
  product: 7,
  sign: 8,
} as const;
