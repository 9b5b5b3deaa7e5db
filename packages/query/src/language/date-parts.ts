/** The parts of a date that can be cut off and counted. */
export const dateParts = ['day', 'week', 'month', 'quarter', 'year'] as const;
export type DayPart = (typeof dateParts)[number];
