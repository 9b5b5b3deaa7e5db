import type { CalendarDay } from './calendar-day.ts';
import type { DateRange } from './date-range.ts';
import { type Quarter, quarterOf, quartersOf } from './quarter.ts';

/** The partition of a row: client id followed by year and quarter digit, e.g. client 1001 in August 2025 is 100120253 (S1 section 9). */
export function partitionValue(clientId: number, day: CalendarDay): number {
  return valueIn(clientId, quarterOf(day));
}

/** Every partition that rows of these clients in these days can lie in; client by client, quarters in order. */
export function partitionValues(clientIds: readonly number[], range: DateRange): readonly number[] {
  const quarters = quartersOf(range);
  return clientIds.flatMap((clientId) => quarters.map((quarter) => valueIn(clientId, quarter)));
}

function valueIn(clientId: number, { year, quarter }: Quarter): number {
  return (clientId * 10_000 + year) * 10 + quarter;
}
