import { kilogramsPerPound } from '@waybill/model';
import type { Draft } from '../draft/draft.ts';
import type { Alternative, NumberFilter, ValueFilter } from '../reading/reading.ts';
import type { Scan } from '../scan/scan.ts';

const ouncesPerPound = 16;
const conversions = [1, 1 / kilogramsPerPound, 1 / ouncesPerPound];
/** How far the value or number of a condition may be from its ‘or’. */
const longestWay = 6;

/** ‘Late or over 50 lb’: the conditions on both sides of the only ‘or’; undefined where they are not two kinds of things. */
export function joinedByOr(
  scan: Scan,
  filters: readonly ValueFilter[],
  rows: readonly NumberFilter[],
): Draft['joined'] {
  const places = scan.items.flatMap((_, place) => (scan.was(place, 'or') ? [place] : []));
  const [or, ...more] = places;
  if (or === undefined || more.length > 0) return undefined;
  const before = conditionNear(scan, or, -1, filters, rows);
  const after = conditionNear(scan, or, 1, filters, rows);
  if (before === undefined || after === undefined || isSameKind(before.condition, after.condition)) return undefined;
  const isApart = /^[,，、،]$/u.test(scan.items[startOf(scan, before.place) - 1]?.text ?? '');
  const others = filters.length + rows.length - 2;
  return {
    alternatives: [before.condition, after.condition],
    isOpen: others > 0 && !isApart,
  };
}

interface Near {
  readonly place: number;
  readonly condition: Alternative;
}

function conditionNear(
  scan: Scan,
  or: number,
  step: 1 | -1,
  filters: readonly ValueFilter[],
  rows: readonly NumberFilter[],
): Near | undefined {
  for (let place = or + step; Math.abs(place - or) <= longestWay; place += step) {
    const concept = scan.items[place]?.concept;
    if (concept === undefined) return undefined;
    if (concept.kind === 'value') {
      const filter = filters.find(
        ({ values, excluded }) => !excluded && values.length > 0 && concept.values.join() === values.join(),
      );
      return filter === undefined ? undefined : { place, condition: { filters: [filter], conditions: [] } };
    }
    if (concept.kind === 'number' || concept.kind === 'code') return numbered(scan, place, filters, rows);
  }
  return undefined;
}

/** ‘Over 50 lb’, ‘zone 8’ */
function numbered(
  scan: Scan,
  place: number,
  filters: readonly ValueFilter[],
  rows: readonly NumberFilter[],
): Near | undefined {
  const concept = scan.items[place]?.concept;
  const text = concept?.kind === 'number' ? String(concept.value) : scan.items[place]?.text.toUpperCase();
  const filter = filters.find(({ values, excluded }) => !excluded && values.length === 1 && values[0] === text);
  if (filter !== undefined) return { place, condition: { filters: [filter], conditions: [] } };
  if (concept?.kind !== 'number') return undefined;
  const found = rows.filter(({ value }) =>
    conversions.some((factor) => Math.abs(concept.value * factor - value) < 0.001),
  );
  const [row, ...more] = found;
  return row === undefined || more.length > 0 ? undefined : { place, condition: { filters: [], conditions: [row] } };
}

function isSameKind(one: Alternative, other: Alternative): boolean {
  return kindOf(one) === kindOf(other);
}

function kindOf({ filters: [filter], conditions: [condition] }: Alternative): string | undefined {
  return filter?.dimension ?? condition?.column;
}

/** Where a condition begins: the name of its dimension or figure, and what it is compared by, stand before the value. */
function startOf(scan: Scan, place: number): number {
  let start = place;
  for (;;) {
    const concept = scan.items[start - 1]?.concept;
    const isPart =
      concept?.kind === 'dimension' ||
      concept?.kind === 'measure' ||
      (concept?.kind === 'intent' && !['and', 'or', 'plus'].includes(concept.intent));
    if (!isPart) return start;
    start -= 1;
  }
}
