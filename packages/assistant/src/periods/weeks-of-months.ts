import type { Concept, Item } from '../vocabulary/concept.ts';

/**
 * ‘The first week of October’ is its first seven days, or the week on the calendar that has its first day: the question
 * is read in both ways. Where both are the same days, so are the readings.
 */
export function withWeeksOfMonths(items: readonly Item[]): readonly (readonly Item[])[] {
  const week = items.findIndex(({ meanings }, index) => meanings.some(isWeek) && isNumberedInMonth(items, index));
  if (week < 0) return [items];
  const onCalendar: Concept = { kind: 'unit', grain: 'week', onCalendar: true };
  return [items, items.with(week, { text: items[week]?.text ?? '', meanings: [onCalendar] })];
}

const isWeek = (concept: Concept): boolean => concept.kind === 'unit' && concept.grain === 'week';

function isNumberedInMonth(items: readonly Item[], place: number): boolean {
  const isPart = ({ meanings }: Item) =>
    meanings.some(
      (each) => each.kind === 'ordinal' || (each.kind === 'intent' && ['top', 'most', 'last'].includes(each.intent)),
    );
  const isMonth = ({ meanings }: Item) =>
    meanings.some((each) => each.kind === 'month' || (each.kind === 'unit' && each.grain === 'month'));
  return [place - 1, place + 1].some((beside) => items.slice(beside, beside + 1).some(isPart)) && items.some(isMonth);
}
