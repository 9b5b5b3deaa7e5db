import type { CalendarDay } from '../dates/calendar-day.ts';
import { overviewRanges } from '../dates/overview-ranges.ts';
import { factOf } from '../pages/pages.ts';
import { refund } from '../pages/refund.ts';
import type { PageState } from './page-state.ts';

/** The parts of the Overview with fixed periods of their own. */
export interface OverviewStates {
  /** The chosen fact in the last eight weeks. */
  readonly weeks: PageState;
  /** The chosen fact in the last six months and the six before. */
  readonly trends: PageState;
  /** All refunds of a year. */
  readonly refunds: PageState;
}

/**
 * The states of the Overview's parts as of today, at the latest of the newest invoice; its tiles follow the dates in
 * effect (S1 section 2).
 */
export function overviewStates(state: PageState, today: CalendarDay, newest?: CalendarDay): OverviewStates {
  const ranges = overviewRanges(today, newest);
  return {
    weeks: { ...state, dates: { from: ranges.tilesBefore.from, to: ranges.tiles.to } },
    trends: { ...state, dates: { from: ranges.trendsBefore.from, to: ranges.trends.to } },
    refunds: { ...state, analysis: refund, fact: factOf(refund), dates: ranges.refunds },
  };
}
