/** The days of a week from Sunday to Saturday, as a row tells the one on which its package was shipped. */
export const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** The weekday of a day, in the query language; null without a day. */
export function weekdayExpression(day: string): string {
  const daysIntoWeek = `date_diff('day', date_trunc('week', ${day}), ${day})`;
  return `case ${weekdays.map((name, index) => `when ${daysIntoWeek} = ${index} then '${name}'`).join(' ')} end`;
}
