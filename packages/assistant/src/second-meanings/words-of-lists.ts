import { comparing } from '../conditions/comparing.ts';
import type { Scan } from '../scan/scan.ts';
import type { Concept } from '../vocabulary/concept.ts';
import { normalised } from '../vocabulary/normalise.ts';
import { wordsOfPackages } from '../vocabulary/words-of-packages.ts';
import { expression } from '../words/expressions.ts';

/** ‘Which FedEx packages cost over $80’ asks for the packages, one by one. */
export function asList(scan: Scan): void {
  const which = scan.items.findIndex((_, index) => scan.is(index, 'which'));
  let place = which + 1;
  while (scan.at(place, 'value') !== undefined) place += 1;
  const item = scan.items[which];
  const isOfPackages = scan.at(place, 'measure')?.measure === 'packages' && /s$/i.test(scan.items[place]?.text ?? '');
  if (item === undefined || place === which + 1 || !isOfPackages || asksWhatTheyCost(scan, which)) return;
  Object.assign(item, { concept: { kind: 'intent', intent: 'list' } });
}

/** ‘List packages with a declared value charge’: those that have one. */
export function asChargesOfPackages(scan: Scan): void {
  const namesPackages = scan.items.some(
    ({ concept, text }, index) =>
      (concept.kind === 'measure' && concept.measure === 'packages') ||
      (scan.was(index, 'list') && wordsOfPackages.test(normalised(text))),
  );
  for (const place of namesPackages && scan.says('list', 'which', 'rows') ? scan.places('measure') : []) {
    const concept = chargesByName[scan.at(place, 'measure')?.measure ?? ''];
    const item = scan.items[place];
    const link = scan.beside(place, -1);
    const isOfPackages = scan.was(link, 'with', 'list');
    if (item === undefined || concept === undefined || !isOfPackages) continue;
    Object.assign(item, { concept });
    if (scan.is(scan.beside(place, 1), 'cost')) scan.use(scan.beside(place, 1));
  }
}

const chargesByName: Readonly<Record<string, Concept>> = {
  addressCorrection: { kind: 'value', dimension: 'accessorial', values: ['Address correction'] },
  addressCorrectionCount: { kind: 'value', dimension: 'accessorial', values: ['Address correction'] },
  declaredValue: { kind: 'value', dimension: 'accessorial', values: ['Declared value'] },
};

/** ‘What did ground shipments cost’ asks for one amount. */
function asksWhatTheyCost(scan: Scan, which: number): boolean {
  return (
    expression('what').test(scan.items[which]?.text ?? '') && scan.says('cost') && !scan.says(...comparing, 'between')
  );
}
