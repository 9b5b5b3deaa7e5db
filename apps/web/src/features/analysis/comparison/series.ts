import { type ChartComparisonType, comparedSeries, type DateRange, type Hue, type PageState } from '@waybill/model';
import { detailParts } from '../../../lib/comparison/set-detail.ts';
import type { ShownSet } from '../../../lib/comparison/use-comparison.ts';
import { shortened } from '../../../ui/cards/names-room.ts';

const longestBrief = 32;

/** A name with as many details as fit into a sentence; at least the first one, shortened. */
export function briefLabel(name: string, details: readonly string[]): string {
  const [first, ...more] = details;
  if (first === undefined) return name;
  let brief = shortened(first, longestBrief);
  for (const part of more) {
    if (brief.length + part.length > longestBrief) break;
    brief = `${brief} · ${part}`;
  }
  return `${name} (${brief})`;
}

/** One line or group of bars: a set, or a year of it. */
export interface Series {
  /** `West`, or `West 2025`. */
  readonly name: string;
  /** What distinguishes it from the others: `Acme West · Carrier: UPS`; empty if nothing does. */
  readonly detail: string;
  /** Name and detail. */
  readonly label: string;
  /** Name and as much of the detail as fits into a sentence. */
  readonly brief: string;
  readonly live: ShownSet;
  readonly colour: Hue;
  /** 0 for the newest year of its set. */
  readonly age: number;
  readonly year: number | undefined;
  /** The page state for all its days. */
  readonly state: PageState;
  /** The page state for the days that are added up and compared. */
  readonly comparedState: PageState;
  /** Place of the series that it is compared with. */
  readonly base: number | undefined;
}

/** What is drawn of the sets (S1 section 4: year over year, or range over range). */
export function seriesOf(shown: readonly ShownSet[], type: ChartComparisonType): readonly Series[] {
  const ranges = shown.map(({ analysis }) => analysis.state.dates);
  const compared = comparedSeries(ranges, type);
  return compared.flatMap(({ set: place, year, age, dates, comparedDays, base }) => {
    const live = shown[place];
    if (live === undefined) return [];
    const { set, analysis } = live;
    const name = year === undefined ? set.name : `${set.name} ${year}`;
    // A year shows its days if another set has other days of the same year.
    const isSaid =
      year !== undefined && compared.every((other) => other.year !== year || isSameRange(other.dates, dates));
    const details = detailParts({ ...live.detail, hasOwnDays: live.detail.hasOwnDays && !isSaid }, dates);
    return {
      name,
      detail: details.join(' · '),
      label: [name, ...details].join(' · '),
      brief: briefLabel(name, details),
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

const isSameRange = (one: DateRange, other: DateRange) => one.from === other.from && one.to === other.to;
