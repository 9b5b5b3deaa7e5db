const minutesOfHour = 60;
const step = 15;

/** `02:15` of 135. */
export function timeOfMinute(minuteOfDay: number): string {
  const part = (value: number) => String(value).padStart(2, '0');
  return `${part(Math.floor(minuteOfDay / minutesOfHour))}:${part(minuteOfDay % minutesOfHour)}`;
}

/** 135 of `02:15`. */
export function minuteOfTime(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * minutesOfHour + minutes;
}

/** Every quarter of an hour, and the chosen time if it is none. */
export function quarterHours(chosen: number): readonly string[] {
  const minutes = Array.from({ length: (24 * minutesOfHour) / step }, (_, index) => index * step);
  return [...new Set([...minutes, chosen])].toSorted((one, other) => one - other).map(timeOfMinute);
}
