import { addDays, type CalendarDay } from '../dates/calendar-day.ts';
import type { BandSide, JudgedWeek, WeekValue } from './weekly-band.ts';

/** On which side of its band or limit a figure is told. */
export const alertSides = ['above', 'below', 'either'] as const;
export type AlertSide = (typeof alertSides)[number];

/** Weeks on one side of a band, one after another: one fact, however long it lasts. */
export interface Episode {
  readonly side: Exclude<BandSide, 'within'>;
  readonly weeks: readonly JudgedWeek[];
  /** Whether a later week is not on that side. */
  readonly over: boolean;
}

const daysOfWeek = 7;

/** The episodes of judged weeks on the wanted side, the oldest first. A week without a judgement ends none. */
export function episodesOf(judged: readonly JudgedWeek[], wanted: AlertSide): readonly Episode[] {
  const episodes: { side: Episode['side']; weeks: JudgedWeek[]; over: boolean }[] = [];
  for (const week of judged) {
    const last = episodes.at(-1);
    const continues = last !== undefined && !last.over && last.side === week.side;
    if (continues) last.weeks.push(week);
    else {
      if (last !== undefined) last.over = true;
      if (week.side !== 'within' && (wanted === 'either' || wanted === week.side))
        episodes.push({ side: week.side, weeks: [week], over: false });
    }
  }
  return episodes;
}

/** Judges each week by a limit: on the given side of it, or within. */
export function judgeByLimit(
  series: readonly WeekValue[],
  { side, limit }: { readonly side: 'above' | 'below'; readonly limit: number },
): readonly JudgedWeek[] {
  return series.flatMap(({ week, value }) => {
    if (value === null) return [];
    const beyond = side === 'above' ? value > limit : value < limit;
    return [{ week, value, expected: limit, low: limit, high: limit, side: beyond ? side : ('within' as const) }];
  });
}

/** Days after its end on which a week that looks low is believed: until then invoices of it may be missing. */
const daysUntilComplete = 14;

/**
 * The weeks that can be told of on a day: those that are over. Totals that grow with every invoice are told to be low
 * only when two more weeks have passed.
 */
export function settledWeeks(
  judged: readonly JudgedWeek[],
  { today, grows }: { readonly today: CalendarDay; readonly grows: boolean },
): readonly JudgedWeek[] {
  return judged.filter(({ week, side }) => {
    const end = addDays(week, daysOfWeek);
    return end <= today && (side !== 'below' || !grows || addDays(end, daysUntilComplete) <= today);
  });
}
