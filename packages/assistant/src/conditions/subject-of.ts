import type { Scan } from '../scan/scan.ts';
import type { Unit } from './amounts.ts';
import { isGroup, isGroupAfter, type Noun, nounsBefore } from './nouns.ts';
import { percentAt, usePercentAfter } from './percents.ts';
import { ofGroups, type Subject } from './subject.ts';
import { subjectOfAmount } from './subject-of-amount.ts';

/** What a number is compared with: the nearest noun before it, and the unit, tell. */
export function subjectOf(scan: Scan, place: number, unit: Unit): Subject | undefined {
  const nouns = nounsBefore(scan, place, unit);
  if (unit === 'percent') return subjectOfPercent(scan, place, nouns);
  if (unit === 'packages') return countsPackages(scan, place, nouns) ? ofGroups('packages') : undefined;
  if (unit === 'charges') return isGroup(nouns[0]) ? ofGroups('accessorialCount') : undefined;
  return subjectOfAmount({ scan, place, unit, nouns });
}

/** The share that is named after the number, or before it. */
function subjectOfPercent(scan: Scan, place: number, [nearest, next]: readonly Noun[]): Subject | undefined {
  const after = [place + 2, place + 3].find((each) => percentAt(scan, each) !== undefined);
  const named = isGroup(nearest) && after !== undefined ? after : nearest?.index;
  const share = percentAt(scan, named);
  const isOfGroups = named === after || isGroup(next) || isGroupAfter(scan, place + 1);
  if (named === undefined || share === undefined || !isOfGroups) return undefined;
  scan.use(named);
  usePercentAfter(scan, place);
  return ofGroups(share);
}

/** ‘States with more than 500 packages’ */
function countsPackages(scan: Scan, place: number, nouns: readonly Noun[]): boolean {
  const [nearest] = nouns;
  return (
    isGroup(nearest) ||
    (scan.was(place - 1, 'with') && nouns.some(isGroup)) ||
    (nearest === undefined && isGroupAfter(scan, place + 1))
  );
}
