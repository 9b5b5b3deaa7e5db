import type { DataRow } from '@waybill/contract';
import type { DateRange } from '../dates/date-range.ts';
import { type Period, periodsOf } from '../dates/periods.ts';
import { percentage } from '../formats/ratio.ts';
import { onTimeGrain } from '../queries/on-time-query.ts';

/** Packages by how their delivery went. */
export interface Deliveries {
  readonly onTime: number;
  readonly late: number;
  readonly exceptions: number;
  readonly pendingLate: number;
  /** Packages with an unknown delivery; shares do not include them. */
  readonly unknown: number;
}

/** How reliably packages came: the share on time of those whose delivery is known, in percent. */
export interface OnTimeScore extends Deliveries {
  /** Packages whose delivery is known: on time, late, exception or pending late. */
  readonly known: number;
  /** Null if no delivery is known. */
  readonly share: number | null;
}

/** A carrier's score and its share in each period; null in periods without a known delivery. */
export interface CarrierScore extends OnTimeScore {
  readonly carrier: string;
  readonly trend: readonly (number | null)[];
}

/** The carriers, the most reliable first; those without a known delivery last. */
export interface OnTimeScores {
  readonly all: OnTimeScore;
  readonly carriers: readonly CarrierScore[];
  readonly periods: readonly Period[];
}

/** The scores from the rows of `onTimeQuery` for these dates. */
export function onTimeScores(dates: DateRange): (rows: readonly DataRow[]) => OnTimeScores {
  const periods = periodsOf(dates, onTimeGrain(dates));
  return (rows) => {
    const carriers = [...Map.groupBy(rows, ({ CARRIER }) => String(CARRIER ?? ''))].map(([carrier, own]) => {
      const byPeriod = Map.groupBy(own, ({ PERIOD }) => String(PERIOD).slice(0, 10));
      const trend = periods.map(({ start }) => scoreOf(byPeriod.get(start) ?? []).share);
      return { carrier, trend, ...scoreOf(own) };
    });
    const counted = carriers.filter(({ known, unknown }) => known + unknown > 0);
    return {
      all: scoreOf(rows),
      carriers: counted.toSorted(
        (one, other) =>
          (other.share ?? -1) - (one.share ?? -1) || other.known - one.known || (one.carrier < other.carrier ? -1 : 1),
      ),
      periods,
    };
  };
}

function scoreOf(rows: readonly DataRow[]): OnTimeScore {
  const sum = (name: string) => rows.reduce((total, row) => total + Number(row[name] ?? 0), 0);
  const deliveries = {
    onTime: sum('ON_TIME'),
    late: sum('LATE'),
    exceptions: sum('EXCEPTIONS'),
    pendingLate: sum('PENDING_LATE'),
    unknown: sum('UNKNOWN'),
  };
  const known = deliveries.onTime + deliveries.late + deliveries.exceptions + deliveries.pendingLate;
  return { ...deliveries, known, share: known === 0 ? null : percentage(deliveries.onTime, known) };
}
