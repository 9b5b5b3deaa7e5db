import type { DataQuery } from '@waybill/contract';
import type { CalendarDay } from '../dates/calendar-day.ts';
import { overviewRanges } from '../dates/overview-ranges.ts';
import { factOf } from '../pages/pages.ts';
import { refund } from '../pages/refund.ts';
import { amountsQuery } from './amounts-query.ts';
import type { PageState } from './page-state.ts';
import { trendsQuery } from './trends-query.ts';

/** The queries of the Overview (S1 section 2). */
export interface OverviewQueries {
  readonly tiles: DataQuery;
  readonly tilesBefore: DataQuery;
  readonly trends: DataQuery;
  readonly trendsBefore: DataQuery;
  readonly refunds: DataQuery;
}

/** Tiles of four weeks, trends of six months and of the six before, refunds of a year by credit type and month. */
export function overviewQueries(state: PageState, today: CalendarDay): OverviewQueries {
  const ranges = overviewRanges(today);
  const monthly = { dimension: '', chartTimeSpan: 'monthly' } as const;
  const refunds: PageState = { ...state, analysis: refund, fact: factOf(refund), dates: ranges.refunds };
  return {
    tiles: amountsQuery({ ...state, dates: ranges.tiles }),
    tilesBefore: amountsQuery({ ...state, dates: ranges.tilesBefore }),
    trends: trendsQuery({ ...state, dates: ranges.trends }, monthly),
    trendsBefore: trendsQuery({ ...state, dates: ranges.trendsBefore }, monthly),
    refunds: trendsQuery(refunds, { ...monthly, dimension: 'credit_type' }),
  };
}
