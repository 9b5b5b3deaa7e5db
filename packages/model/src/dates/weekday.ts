/** The days of a week from Sunday to Saturday, as a row tells the one on which its package was shipped. */
export const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

const daysIntoWeek = "date_diff('day', date_trunc('week', pickup_date), pickup_date)";

/** The weekday on which a package was shipped, in the query language; null without a ship date. */
export const weekdayExpression = `case ${weekdays
  .map((name, index) => `when ${daysIntoWeek} = ${index} then '${name}'`)
  .join(' ')} end`;
