import { type ChartComparisonType, comparedSeries, type Hue, type PageState } from '@waybill/model';
import type { ShownSet } from '../../lib/comparison/use-comparison.ts';

/** One line or group of bars: a set, or a year of it. */
export interface Series {
  /** `West`, or `West 2025`. */
  readonly name: string;
  readonly live: ShownSet;
  readonly colour: Hue;
  /** 0 for the newest year of its set. */
  readonly age: number;
  readonly year: number | undefined;
  /** Of all its days. */
  readonly state: PageState;
  /** Of the days that are added up and compared. */
  readonly comparedState: PageState;
  /** Place of the series that it is compared with. */
  readonly base: number | undefined;
}

/** What is drawn of the sets (S1 section 4: year over year, or range over range). */
export function seriesOf(shown: readonly ShownSet[], type: ChartComparisonType): readonly Series[] {
  const ranges = shown.map(({ analysis }) => analysis.state.dates);
  return comparedSeries(ranges, type).flatMap(({ set: place, year, age, dates, comparedDays, base }) => {
    const live = shown[place];
    if (live === undefined) return [];
    const { set, analysis } = live;
    return {
      name: year === undefined ? set.name : `${set.name} ${year}`,
      live,
      colour: set.colour,
      age,
      year,
      state: { ...analysis.state, dates },
      comparedState: { ...analysis.state, dates: comparedDays },
      base,
    };
  });
}
