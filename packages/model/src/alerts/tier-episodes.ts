import type { CalendarDay } from '../dates/calendar-day.ts';

/** Where a shipper stands in a tier on a day. Amounts are in one unit, such as cents. */
export interface TierDay {
  readonly day: CalendarDay;
  readonly revenue: number;
  /** What the band gives that counts on the day, such as a percentage. */
  readonly percent: number;
  /** What is missing to the next band; undefined in the highest. */
  readonly missing?: number | undefined;
}

/** Days one after another on which a tier is lost, or the next one is within reach. */
export interface TierEpisode {
  readonly kind: 'tierLost' | 'tierNear';
  readonly first: TierDay;
  readonly last: TierDay;
  /** Whether a later day is not like them. */
  readonly over: boolean;
}

/** The next tier is within reach if so much of what it asks for is missing at most. */
const reach = 0.05;

/**
 * The episodes of days in their order, the oldest first. A tier that is lost stays lost until its percentage counts again,
 * whatever it falls to meanwhile; while one is lost, coming near it again is no news.
 */
export function tierEpisodes(days: readonly TierDay[]): readonly TierEpisode[] {
  const episodes: { kind: TierEpisode['kind']; first: TierDay; last: TierDay; over: boolean }[] = [];
  let held: number | undefined;
  for (const day of days) {
    const isLost = held !== undefined && day.percent < held;
    if (!isLost) held = day.percent;
    const kind = isLost ? 'tierLost' : isNear(day) ? 'tierNear' : undefined;
    const latest = episodes.at(-1);
    const continues =
      latest !== undefined &&
      !latest.over &&
      latest.kind === kind &&
      (kind === 'tierLost' || latest.last.percent === day.percent);
    if (continues) latest.last = day;
    else {
      if (latest !== undefined) latest.over = true;
      if (kind !== undefined) episodes.push({ kind, first: day, last: day, over: false });
    }
  }
  return episodes;
}

const isNear = ({ revenue, missing }: TierDay): boolean =>
  missing !== undefined && missing <= (revenue + missing) * reach;
