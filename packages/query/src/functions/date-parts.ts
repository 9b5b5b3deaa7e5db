/** What a date can be cut down to; weeks begin on Monday. */
export const dateParts = ['day', 'week', 'month', 'quarter', 'year'] as const;
