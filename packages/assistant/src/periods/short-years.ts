import { type CalendarDay, partsOf } from '@waybill/model';
import type { Concept, Item } from '../vocabulary/concept.ts';

const century = 2_000;
/** ‘Q3 24’ may ask about years that are long over. */
const yearsBack = 9;

/**
 * The same question with its two-digit numbers as days and as years. ‘Oct 26’ is a day, or October 2026 where that is this
 * year or the last one: both are offered, and of ‘Oct 25 vs Oct 26’ both in the same way. ‘Q3 26’ can only be a year.
 */
export function withShortYears(items: readonly Item[], today: CalendarDay): readonly (readonly Item[])[] {
  const { year } = partsOf(today);
  const isYear = (item: Item | undefined, index: number) => {
    const value = shortYear(item);
    if (value === undefined) return false;
    const isOfPart = says(items[index - 1], 'quarter') || says(items[index - 1], 'half');
    return isOfPart && value <= year && value >= year - yearsBack;
  };
  const certain = items.map((item, index) => (isYear(item, index) ? inFull(item) : item));
  const namesYear = certain.some(({ meanings }) =>
    meanings.some((each) => each.kind === 'number' && each.value > 1990),
  );
  const places = certain.flatMap((item, index) => (says(certain[index - 1], 'month') ? [{ item, index }] : []));
  const short = places.filter(({ item }) => [year, year - 1].includes(shortYear(item) ?? 0));
  const months = certain.filter((item) => says(item, 'month'));
  if (namesYear || short.length === 0 || short.length < months.length) return [certain];
  const inYears = certain.map((item, index) => (short.some((each) => each.index === index) ? inFull(item) : item));
  return [certain, inYears];
}

function says(item: Item | undefined, kind: Concept['kind']): boolean {
  return item?.meanings.some((each) => each.kind === kind) === true;
}

/** The year that a number of two digits may stand for. */
function shortYear(item: Item | undefined): number | undefined {
  const [only] = item?.meanings ?? [];
  const isShort = only?.kind === 'number' && !only.money && /^\d{2}$/.test(item?.text ?? '');
  return isShort ? century + only.value : undefined;
}

function inFull(item: Item): Item {
  return { ...item, meanings: [{ kind: 'number', value: shortYear(item) ?? 0, money: false }] };
}
