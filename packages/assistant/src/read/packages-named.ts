import type { AskedMeasure } from '../reading/reading.ts';
import type { Scan } from '../scan/scan.ts';
import { normalised } from '../vocabulary/normalise.ts';
import { wordsOfCharges } from '../vocabulary/words-of-charges.ts';
import { wordsOfPackages } from '../vocabulary/words-of-packages.ts';
import { expression } from '../words/expressions.ts';

/** Packages, and nothing else. */
export function arePackages([only, ...more]: readonly AskedMeasure[]): boolean {
  return only?.kind === 'measure' && only.measure === 'packages' && more.length === 0;
}

/** ‘late packages’, which is one phrase of the vocabulary. */
export function namesLatePackages(scan: Scan): boolean {
  return scan.items.some(
    ({ concept, text }) =>
      concept.kind === 'value' &&
      concept.dimension === 'tracking_status' &&
      expression('package-or-shipment').test(text),
  );
}

const kindsOfPackages: ReadonlySet<string> = new Set([
  'service_category',
  'accessorial',
  'bill_option',
  'mode_category',
  'bucket_name',
]);

/** ‘International packages’, which is one phrase of the vocabulary. */
export function namesValueOfPackages(scan: Scan): boolean {
  return scan.items.some(
    ({ concept, text }) =>
      concept.kind === 'value' &&
      kindsOfPackages.has(concept.dimension) &&
      wordsOfPackages.test(normalised(text)) &&
      !wordsOfCharges.test(normalised(text)),
  );
}

/** ‘packages’ or ‘shipments’, not ‘volume’ or ‘package count’. */
export function isPackagesByName(scan: Scan, place: number): boolean {
  const text = scan.items[place]?.text ?? '';
  const isNumber = expression('volume-stem').test(text);
  return scan.at(place, 'measure')?.measure === 'packages' && !isNumber;
}
