import type { PeriodGrain } from '@waybill/model';
import type { FoundConditions } from '../conditions/found-conditions.ts';
import { saysFirst } from '../periods/parts-of-periods.ts';
import type { DimensionName } from '../reading/reading.ts';
import type { Scan } from '../scan/scan.ts';
import { wordsOfCountedDays } from '../second-meanings/words-of-counting.ts';
import { normalised } from '../vocabulary/normalise.ts';
import { rankingIntents } from '../vocabulary/ranking-intents.ts';
import { expression } from '../words/expressions.ts';

/** ‘How many carriers do we use’ counts values, where nothing else is asked for. */
export function findCountedDimension(scan: Scan): DimensionName | undefined {
  const place = scan.find('howMany');
  const beside = scan.beside(place, 1);
  const following = scan.is(beside, 'of') ? scan.beside(beside, 1) : beside;
  const isTurned =
    expression('number-in-chinese').test(scan.items[place]?.text ?? '') &&
    scan.at(place - 1, 'dimension') !== undefined;
  const next = isTurned ? place - 1 : following;
  const dimension = place < 0 ? undefined : scan.at(next, 'dimension')?.dimension;
  if (dimension === undefined || (scan.places('measure').length > 0 && nearestIs(scan, next))) return undefined;
  if (scan.places('measure').length > 0) scan.use(scan.places('measure')[0] ?? -1);
  scan.use(next);
  return dimension;
}

function nearestIs(scan: Scan, place: number): boolean {
  return scan.at(place + 1, 'measure') !== undefined || scan.says('by', 'per');
}

/** ‘How many weeks had more than 500 packages’ counts periods that meet a condition. */
export function findCountedGrain(scan: Scan, { groups }: FoundConditions): PeriodGrain | undefined {
  if (groups.length === 0) return undefined;
  const place = scan.find('howMany');
  const beside = scan.beside(place, 1);
  const following = scan.is(beside, 'of') ? scan.beside(beside, 1) : beside;
  const inOne = scan.places('unit').find((each) => wordsOfCountedDays.test(normalised(scan.items[each]?.text ?? '')));
  const next = inOne ?? (place < 0 ? -1 : following);
  const grain = scan.grainAt(next);
  if (grain === undefined) return undefined;
  scan.use(next);
  useComparedFigure(scan, groups);
  return grain;
}

/** The figure of the condition is not asked for itself. */
function useComparedFigure(scan: Scan, groups: FoundConditions['groups']): void {
  for (const place of scan.places('measure')) {
    const name = scan.at(place, 'measure')?.measure;
    if (groups.some(({ measure }) => measure.kind === 'measure' && measure.measure === name)) scan.use(place);
  }
}

export function findGrain(scan: Scan): PeriodGrain | undefined {
  let found: PeriodGrain | undefined;
  for (const place of scan.places('everyUnit')) {
    const grain = scan.at(place, 'everyUnit')?.grain;
    if (found !== undefined && found !== grain) continue;
    found = grain;
    scan.use(place);
  }
  for (const place of scan.places('unit')) {
    const before = scan.beside(place, -1);
    const isSplit =
      expression('and-in-arabic').test(scan.items[place]?.text ?? '') ||
      scan.was(place + 1, 'with', 'most', 'least', 'expensive', 'cheap') ||
      (scan.was(place + 1, 'top', 'bottom') && /\p{Script=Arabic}/u.test(scan.items[place]?.text ?? '')) ||
      (place === 0 && scan.says('over', 'under', 'atLeast', 'atMost')) ||
      scan.was(before, 'by', 'per', 'which', 'and', 'and?', ...rankingIntents) ||
      scan.items[before]?.concept.kind === 'number';
    const isOfMonth = (scan.was(before, 'top', 'bottom') && scan.was(place + 1, 'of')) || isOfBeginning(scan, before);
    const grain = scan.grainAt(place);
    if (grain === undefined || isOfMonth || !isSplit || (found !== undefined && found !== grain)) continue;
    found = grain;
    scan.use(place);
  }
  return found;
}

export function findDimensions(scan: Scan): readonly DimensionName[] {
  return scan.places('dimension').flatMap((place) => {
    const dimension = scan.at(place, 'dimension')?.dimension;
    if (dimension === undefined) return [];
    const before = scan.beside(place, -1);
    const isSender = scan.was(before, 'from') || (scan.was(before, 'which') && scan.was(before - 1, 'from'));
    const isBareStatus = dimension === 'tracking_status' && expression('status').test(scan.items[place]?.text ?? '');
    if (isBareStatus && !scan.was(before, 'by', 'per', 'which', 'and')) return [];
    scan.use(place);
    if (isSender && dimension === 'state') return ['sender_state' as const];
    if (isSender && dimension === 'zip') return ['sender_zip' as const];
    return [isSender && dimension === 'country' ? 'sender_country' : dimension];
  });
}

/** The beginning of a period, ‘the first week of November’ and ‘the first 2 weeks’, is no ranking of weeks. */
function isOfBeginning(scan: Scan, before: number): boolean {
  const rank = scan.items[before]?.concept.kind === 'number' ? before - 1 : before;
  return scan.was(rank, 'top', 'most') && saysFirst(scan.items[rank]?.text ?? '');
}
