import { type CalendarDay, partsOf } from '@waybill/model';
import type { Item } from '../vocabulary/concept.ts';

const century = 2_000;

/** ‘Oct 26’ is a day, or October 2026 where that is this year or the last one: both are offered. */
export function withShortYears(items: readonly Item[], today: CalendarDay): readonly Item[] {
  const { year } = partsOf(today);
  const namesYear = items.some(({ meanings }) => meanings.some((each) => each.kind === 'number' && each.value > 1990));
  const months = items.filter(({ meanings }) => meanings.some(({ kind }) => kind === 'month'));
  if (namesYear || months.length > 1) return items;
  return items.map((item, index) => {
    const [only] = item.meanings;
    const isAfterMonth = items[index - 1]?.meanings.some(({ kind }) => kind === 'month') === true;
    if (!isAfterMonth || only?.kind !== 'number' || only.money || !/^\d{2}$/.test(item.text)) return item;
    const full = century + only.value;
    return full === year || full === year - 1 ? { ...item, meanings: [only, { ...only, value: full }] } : item;
  });
}
