import { columnOfDimension, type DateRange, type RowsPart, type WidgetDimension } from '@waybill/model';
import type { Series } from './series.ts';

/** The rows of a series, or of a value in it and days of it: the place of its set and the parts of the set's rows. */
export function openPart(
  { live, comparedState }: Series,
  dimension: WidgetDimension,
  value: string | undefined,
  days: DateRange = comparedState.dates,
): [place: number, parts: readonly RowsPart[]] {
  const whole = live.analysis.state.dates;
  const isWhole = days.from === whole.from && days.to === whole.to;
  const ofValue: RowsPart[] =
    dimension === '' || value === undefined ? [] : [{ kind: 'value', column: columnOfDimension(dimension), value }];
  return [live.place, isWhole ? ofValue : [...ofValue, { kind: 'days', days }]];
}
