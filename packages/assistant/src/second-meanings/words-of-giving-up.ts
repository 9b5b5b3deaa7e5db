import type { PeriodGrain } from '@waybill/model';
import type { GroupsGivenUp } from '../draft/groups-given-up.ts';
import type { DimensionName } from '../reading/reading.ts';
import type { Scan } from '../scan/scan.ts';
import { normalised } from '../vocabulary/normalise.ts';
import { expression } from '../words/expressions.ts';

/** ‘Packages instead of spend’: what is given up is not asked for. */
export function asInsteadOf(scan: Scan): void {
  const place = scan.find('instead');
  const next = scan.beside(scan.beside(place, 1), 1);
  const kind = scan.items[next]?.concept.kind;
  if (place < 0 || !scan.is(scan.beside(place, 1), 'of')) return;
  if (kind === 'measure' || kind === 'value' || kind === 'dimension') scan.use(next);
}

/** ‘Mejor por tipo de crédito’: rather by another group. */
export function asRather(scan: Scan): void {
  const item = scan.items[0];
  const isRather = scan.is(0, 'best') && expression('rather').test(item?.text ?? '') && scan.is(1, 'by', 'per');
  if (item !== undefined && isRather) Object.assign(item, { concept: { kind: 'intent', intent: 'instead' } });
}

/** ‘No, FedEx’ corrects what was said before; ‘no FedEx’ leaves it out. */
export function asCorrection(scan: Scan): void {
  const item = scan.items[0];
  const isUnsaid = scan.is(0, 'without') || item?.concept.kind === 'unknown';
  const isNo = isUnsaid && expression('not').test(normalised(item?.text ?? ''));
  const isApart = /^[,，،]$/u.test(scan.items[1]?.text ?? '');
  if (item === undefined || !isNo || !isApart) return;
  Object.assign(item, { concept: { kind: 'intent', intent: 'and?' } });
  scan.use(1);
}

/** ‘Not by month’, ‘instead of monthly’: groups of the question before that are given up. */
export function useGroupsGivenUp(scan: Scan): GroupsGivenUp {
  const grains: PeriodGrain[] = [];
  const dimensions: DimensionName[] = [];
  for (const [place, { concept }] of scan.items.entries()) {
    const isInstead = scan.is(place - 1, 'of') && scan.is(place - 2, 'instead');
    const by = scan.is(place - 1, 'by', 'per') ? 1 : 0;
    const word = place - 1 - by;
    const isWithout =
      scan.is(word, 'without') && expression('ends-in-by').test(normalised(scan.items[word]?.text ?? ''));
    const isLone = scan.is(place - 1, 'instead');
    if (concept.kind !== 'everyUnit' && concept.kind !== 'dimension' && !(concept.kind === 'unit' && isWithout))
      continue;
    if (!isInstead && !isWithout && !(isLone && concept.kind === 'everyUnit')) continue;
    if (
      concept.kind === 'dimension' &&
      isWithout &&
      by === 0 &&
      !expression('by-stem').test(normalised(scan.items[word]?.text ?? ''))
    )
      continue;
    if (concept.kind === 'dimension') dimensions.push(concept.dimension);
    else grains.push(concept.grain);
    const start = isInstead ? place - 2 : isLone ? place - 1 : word;
    scan.use(start, place - start + 1);
  }
  return { grains, dimensions };
}

/** ‘Neither UPS nor FedEx: what did the rest cost’ names again what is left. */
export function useRest(scan: Scan): void {
  if (!scan.says('without') || scan.places('value').length === 0) return;
  for (const [place, { concept, text }] of scan.items.entries())
    if (concept.kind === 'unknown' && wordsOfRest.test(normalised(text))) scan.use(place);
}

const wordsOfRest = expression('the-rest');

/** ‘Drop UPS’ leaves it out; ‘UPS spend dropped’ tells what fell. */
export function asDropped(scan: Scan): void {
  const item = scan.items[0];
  const kind = scan.items[scan.beside(0, 1)]?.concept.kind;
  const isNamed = kind === 'value' || kind === 'measure' || kind === 'dimension';
  if (item !== undefined && scan.is(0, 'fall') && expression('drop').test(item.text) && isNamed)
    Object.assign(item, { concept: { kind: 'intent', intent: 'without' } });
}
