const millisecondsOfDay = 86_400_000;

/** The day so many working days (Monday to Friday) after a day, both as `YYYY-MM-DD`. Holidays are not known. */
export function businessDaysAfter(day: string, count: number): string {
  let moment = Date.parse(day);
  for (let left = count; left > 0; ) {
    moment += millisecondsOfDay;
    if (isWorkingDay(moment)) left -= 1;
  }
  return new Date(moment).toISOString().slice(0, 10);
}

function isWorkingDay(moment: number): boolean {
  const weekday = new Date(moment).getUTCDay();
  return weekday !== 0 && weekday !== 6;
}
