import type { DateRange } from '@waybill/model';
import type { Draft } from '../draft/draft.ts';
import type { Reading } from '../reading/reading.ts';
import type { ChosenItem } from '../scan/choose-meanings.ts';

/** The words of days that a reading neither has nor compares with. */
export function daysLeftOut(
  items: readonly ChosenItem[],
  { time, compare }: Reading,
  { periods }: Pick<Draft, 'periods'>,
): readonly string[] {
  const asked = [time.range, compare].flatMap((range) => range ?? []);
  return periods.ranges.flatMap(({ range, place, before }) =>
    before !== undefined || asked.some((each) => isWithin(range, each)) ? [] : [items[place]?.text ?? ''],
  );
}

function isWithin(part: DateRange, whole: DateRange): boolean {
  return part.from >= whole.from && part.to <= whole.to;
}
