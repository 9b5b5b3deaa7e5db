import type { DimensionName } from '../reading/reading.ts';
import type { Scan } from '../scan/scan.ts';
import { expression } from '../words/expressions.ts';

/**
 * A value is left out after ‘without’, also as one of several of its dimension: ‘without UPS and FedEx’. Whether a value
 * of another dimension is meant too (‘not UPS and late’) is open: then the second answer says so.
 */
export function isExcluded(
  scan: Scan,
  place: number,
  dimension: DimensionName,
): { excluded: boolean; isOpen: boolean } {
  let isOpen = false;
  for (let before = place - 1; before >= 0; before -= 1) {
    if (scan.was(before, 'without')) {
      scan.use(before);
      if (scan.is(before - 1, 'without')) scan.use(before - 1);
      useRemainder(scan, before, dimension);
      return { excluded: true, isOpen };
    }
    const concept = scan.items[before]?.concept;
    const isLink = scan.was(before, 'and', 'or', 'the', 'a', 'all', 'to', 'in', 'from', 'with', 'those', 'of');
    if (concept?.kind === 'value') isOpen ||= concept.dimension !== dimension;
    else if (!isLink && concept?.kind !== 'dimension') break;
  }
  return { excluded: false, isOpen: false };
}

/** ‘with carriers other than UPS’ narrows the figure; it does not ask for each carrier. */
function useRemainder(scan: Scan, place: number, dimension: DimensionName): void {
  const subject = scan.beside(place, -1);
  const isNarrowing = scan.was(scan.beside(subject, -1), 'in', 'of', 'with', 'from', 'to');
  if (isNarrowing && scan.at(subject, 'dimension')?.dimension === dimension) scan.use(subject);
}

/** ‘UPS以外’ and ‘除了UPS以外’ leave out what stands before. */
export function useExclusionAfter(scan: Scan, place: number): boolean {
  const isAfter =
    scan.is(place + 1, 'without') && expression('outside-in-chinese').test(scan.items[place + 1]?.text ?? '');
  if (isAfter) scan.use(place + 1);
  return isAfter;
}
