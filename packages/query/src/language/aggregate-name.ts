/** The aggregates of the language. */
export const aggregateNames = ['count', 'sum', 'avg', 'min', 'max', 'median', 'first', 'last'] as const;
export type AggregateName = (typeof aggregateNames)[number];
