/** The period: the last full month, quarter or year. */
export const businessSpans = ['month', 'quarter', 'year'] as const;
export type BusinessSpan = (typeof businessSpans)[number];
