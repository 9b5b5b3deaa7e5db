import { comparing } from './conditions.ts';
import type { Scan } from './scan.ts';

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

/** ‘What did ground shipments cost’ asks for one amount. */
function asksWhatTheyCost(scan: Scan, which: number): boolean {
  return /^what$/i.test(scan.items[which]?.text ?? '') && scan.says('cost') && !scan.says(...comparing, 'between');
}
