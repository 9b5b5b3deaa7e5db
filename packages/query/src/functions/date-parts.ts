/** What a date can be cut down to; weeks run from Sunday to Saturday. */
export const dateParts = ['day', 'week', 'month', 'quarter', 'year'] as const;
