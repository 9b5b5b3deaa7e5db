/**
 * The day on which a week begins, 0 being Sunday. A week runs from Sunday to Saturday, as carriers bill: invoices close
 * on Saturday. This is the only definition: date filters, the Overview, dashboards, relative dates, schedules and the
 * query language (`date_trunc`, `date_diff`, `week`) all follow it.
 */
export const firstDayOfWeek = 0;

/** The days of a week in order, as ISO 8601 numbers them: 1 is Monday, 7 is Sunday. */
export const isoDaysOfWeek: readonly number[] = Array.from(
  { length: 7 },
  (_, index) => (firstDayOfWeek + index) % 7 || 7,
);

/** How many days after the start of our week the ISO week starts (on Monday). */
export const daysToIsoWeek = (1 - firstDayOfWeek + 7) % 7;
