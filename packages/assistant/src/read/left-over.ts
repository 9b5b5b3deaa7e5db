import { comparing } from '../conditions/comparing.ts';
import type { Scan } from '../scan/scan.ts';
import type { Concept } from '../vocabulary/concept.ts';
import type { ScopedValues } from '../vocabulary/scoped-values.ts';
import { expression } from '../words/expressions.ts';

/** What no rule used and what is more than the glue of a sentence. */
export function leftOver(
  scan: Scan,
  {
    isRanked,
    followsUp,
    sortsBy,
  }: { readonly isRanked: boolean; readonly followsUp: boolean; readonly sortsBy: boolean },
): readonly string[] {
  return scan.items.flatMap(({ concept, text, used }, place) => {
    if (concept.kind === 'noise') return [];
    if (concept.kind !== 'intent') return used ? [] : [text];
    if (used || glue.has(concept.intent)) return [];
    if (place > 0 && place === scan.length - 1 && ['by', 'per'].includes(concept.intent))
      return isEndOfSplit(scan, text) ? [] : [text];
    if (concept.intent === 'per' && scan.was(place + 1, 'by', 'per')) return [text];
    if (concept.intent === 'both') return isOfTwo(scan) ? [] : [text];
    const next = scan.items[scan.beside(place, 1)]?.concept;
    const isBeforeMeasure = next?.kind === 'measure';
    const isNeutral =
      (concept.intent === 'same' && followsUp) ||
      (concept.intent === 'with' &&
        (isRanked || !isBeforeMeasure || scan.was(scan.beside(place, 1) + 1, ...comparing, 'between')) &&
        !scan.was(place + 1, 'without') &&
        !(scan.was(place + 1, 'and') && scan.was(place + 2, 'without'))) ||
      (concept.intent === 'by' &&
        (isRanked ||
          followsUp ||
          scan.says('versus') ||
          sharesOneFigure(scan) ||
          (place === 0 && sortsBy) ||
          scan.says('list') ||
          (scan.says('cost', 'howMuch') && expression('per-or-for').test(text)) ||
          !isBeforeMeasure)) ||
      (concept.intent === 'per' && !isBeforeMeasure && next?.kind !== 'value' && !isOfOneValue(scan, place)) ||
      (concept.intent === 'plus' &&
        ((isBeforeMeasure && text === '+') || next?.kind === 'value' || namesDays(next?.kind)));
    return isNeutral ? [] : [text];
  });
}

/** The 分 of ‘按承运商分’ */
function isEndOfSplit(scan: Scan, text: string): boolean {
  const isSplit = scan.items.some(({ concept }) => concept.kind === 'dimension' || concept.kind === 'everyUnit');
  return isSplit && expression('split-in-chinese').test(text);
}

/** ‘Carrier mix by package count’ */
function sharesOneFigure(scan: Scan): boolean {
  const [first, ...more] = scan.items.filter(({ concept }) => concept.kind === 'measure');
  const isSplit = scan.items.some(({ concept }) => concept.kind === 'dimension');
  return first !== undefined && more.length === 0 && isSplit && scan.says('share');
}

/** ‘September + October’ */
function namesDays(kind: Concept['kind'] | undefined): boolean {
  return kind === 'month' || kind === 'quarter' || kind === 'half';
}

/** ‘both’ means two that are named. */
function isOfTwo(scan: Scan): boolean {
  const named = scan.items.filter(({ concept }) => concept.kind === 'value' || concept.kind === 'measure');
  return named.length > 1;
}

/** ‘per zone 8 package’ is no split by zone. */
function isOfOneValue(scan: Scan, place: number): boolean {
  const kind = scan.items[scan.beside(place, 1) + 1]?.concept.kind;
  return kind === 'number' || kind === 'code' || kind === 'value';
}

/** Words that hold a sentence together. A word that could change the figures is not among them. */
const glue: ReadonlySet<string> = new Set(
  'and of from to in which howMany only all the a our and? instead whatIs delivered split those'.split(' '),
);

/** The words for customers that mean receivers of packages, not clients of the portal: ‘customers we shipped to’. */
export function customersOfShipper(scan: Scan, { clients }: ScopedValues, saysShipping: boolean): readonly string[] {
  return scan.items.flatMap(({ concept, text }) => {
    const isNamed =
      concept.kind === 'dimension' && concept.dimension === 'client' && expression('customers').test(text);
    return isNamed && (clients.length < 2 || saysShipping) ? [text] : [];
  });
}
