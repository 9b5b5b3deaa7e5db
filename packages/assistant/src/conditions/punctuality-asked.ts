import type { Scan } from '../scan/scan.ts';
import { normalised } from '../vocabulary/normalise.ts';
import { wordsOfPackages } from '../vocabulary/words-of-packages.ts';
import { expression } from '../words/expressions.ts';
import { punctuality } from './punctuality.ts';

/** ‘Carriers by on time’ and ‘best on time’ ask for shares; ‘by late packages’ for their number. */
export function asPunctuality(scan: Scan): void {
  for (const place of scan.places('value')) {
    const value = scan.at(place, 'value');
    const item = scan.items[place];
    if (value?.dimension !== 'tracking_status' || item === undefined || namesPackages(item.text)) continue;
    const measure = punctuality[value.values[0] ?? ''];
    const isRankedBy =
      (scan.was(scan.beside(place, -1), 'by', 'best', 'worst') && !namesPackagesNext(scan, place)) ||
      (isJoinedToFigure(scan, place) && !namesPackagesNext(scan, place)) ||
      isOfValuesCompared(scan, place) ||
      (scan.says('change', 'fall') && !namesAnything(scan) && !namesPackagesNext(scan, place)) ||
      scan.was(place + 1, 'trend') ||
      (scan.was(place - 1, 'of') && scan.was(place - 2, 'trend')) ||
      expression('more-or-less').test(scan.items[place - 1]?.text ?? '') ||
      (expression('highest-or-lowest').test(scan.items[place - 1]?.text ?? '') && !namesPackagesNext(scan, place));
    if (measure !== undefined && isRankedBy) Object.assign(item, { concept: { kind: 'measure', measure } });
  }
}

/** ‘Spend and on time by carrier’ */
function isJoinedToFigure(scan: Scan, place: number): boolean {
  let link = scan.beside(place, -1);
  if (scan.is(link, 'in')) link = scan.beside(link, -1);
  return scan.is(link, 'and', 'plus') && scan.at(scan.beside(link, -1), 'measure') !== undefined;
}

/** ‘UPS vs FedEx on time’ asks for a share of each. */
function isOfValuesCompared(scan: Scan, place: number): boolean {
  const versus = scan.items.findIndex((_, index) => scan.is(index, 'versus'));
  const [before, after] = [versus - 1, versus + 1].map((index) => scan.at(index, 'value')?.dimension);
  const isOfOther = before !== undefined && before === after && before !== 'tracking_status';
  return isOfOther && !namesAnything(scan) && place > versus;
}

function namesAnything(scan: Scan): boolean {
  return scan.places('measure').length > 0 || scan.says('cost', 'howMuch', 'howMany');
}

/** ‘Late packages’ and ‘pacchi in ritardo’ are counted, not told as a share. */
const namesPackages = (text: string): boolean =>
  wordsOfPackages.test(normalised(text)) || expression('deliver-stem').test(text);

/** ‘By late UPS packages’ ranks by their number. */
function namesPackagesNext(scan: Scan, place: number): boolean {
  let next = place + 1;
  while (scan.at(next, 'value') !== undefined) next += 1;
  return scan.at(next, 'measure')?.measure === 'packages';
}
