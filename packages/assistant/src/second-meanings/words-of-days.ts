import type { Scan } from '../scan/scan.ts';
import { rankingIntents } from '../vocabulary/ranking-intents.ts';

/** ‘Ces trois derniers jours’ are the last three days, not those of the answer before. */
export function asTheseDays(scan: Scan): void {
  for (const [index, item] of scan.items.entries()) {
    const next = [index + 1, index + 2, index + 3];
    const isOfDays =
      (scan.is(index, 'this') || (scan.is(index, 'those') && scan.at(index + 1, 'number') !== undefined)) &&
      scan.grainAt(index + 1) === undefined &&
      next.slice(0, 2).some((place) => scan.is(place, 'last'));
    if (isOfDays && next.some((place) => scan.grainAt(place) !== undefined))
      Object.assign(item, { concept: { kind: 'intent', intent: 'the' } });
  }
}

/** ‘First quarter vs second’: the second quarter. */
export function asQuarter(scan: Scan): void {
  for (const [index, item] of scan.items.entries()) {
    const ordinal = scan.at(index, 'ordinal');
    const isAfterQuarter = scan.items.slice(0, index).some(({ concept }) => concept.kind === 'quarter');
    const isHeldAgainst = scan.was(scan.beside(index, -1), 'versus', 'and', 'to');
    const isAlone = scan.grainAt(index + 1) === undefined && !scan.is(index + 1, ...rankingIntents);
    if (ordinal !== undefined && ordinal.place <= 4 && isAfterQuarter && isHeldAgainst && isAlone)
      Object.assign(item, { concept: { kind: 'quarter', quarter: ordinal.place } });
  }
}
