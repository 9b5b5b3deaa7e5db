import type { Scan } from '../scan/scan.ts';
import { normalised } from '../vocabulary/normalise.ts';

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
  const isRather = scan.is(0, 'best') && /^(mejor|meglio|mieux)$/iu.test(item?.text ?? '') && scan.is(1, 'by', 'per');
  if (item !== undefined && isRather) Object.assign(item, { concept: { kind: 'intent', intent: 'instead' } });
}

/** ‘Neither UPS nor FedEx: what did the rest cost’ names again what is left. */
export function useRest(scan: Scan): void {
  if (!scan.says('without') || scan.places('value').length === 0) return;
  for (const [place, { concept, text }] of scan.items.entries())
    if (concept.kind === 'unknown' && wordsOfRest.test(normalised(text))) scan.use(place);
}

const wordsOfRest =
  /^(?:(?:the|el|le|il) )?(?:rest|remainder|remaining|resto|reste|restante|其余|其他的?|الباقي|باقي)$/u;

/** ‘Drop UPS’ leaves it out; ‘UPS spend dropped’ tells what fell. */
export function asDropped(scan: Scan): void {
  const item = scan.items[0];
  const kind = scan.items[scan.beside(0, 1)]?.concept.kind;
  const isNamed = kind === 'value' || kind === 'measure' || kind === 'dimension';
  if (item !== undefined && scan.is(0, 'fall') && /^drop$/i.test(item.text) && isNamed)
    Object.assign(item, { concept: { kind: 'intent', intent: 'without' } });
}
