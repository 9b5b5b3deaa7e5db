import type { MeasureName } from '@waybill/model';
import { measures as measureCatalogue } from '../measures/measures.ts';
import type { AskedMeasure } from '../reading/reading.ts';
import type { Scan } from '../scan/scan.ts';
import { nameAt } from './measure-places.ts';

/** ‘What share of spend goes to accessorials, fuel and transportation’ asks for a share of each of them. */
export function withSharesBeside(scan: Scan, ratios: readonly AskedMeasure[]): readonly AskedMeasure[] {
  const [share, ...more] = ratios;
  if (share?.kind !== 'ratio' || share.as !== 'percent' || more.length > 0) return ratios;
  const [part, whole] = [namedAt(scan, share.measure), namedAt(scan, share.of)];
  if (part < 0 || whole < 0) return ratios;
  const step = part > whole ? 1 : -1;
  const found: AskedMeasure[] = [];
  for (let place = nextInList(scan, part, step); place >= 0; place = nextInList(scan, place, step)) {
    const measure = nameAt(scan, place);
    if (measure === undefined || measureCatalogue[measure].unit !== 'currency' || measure === share.of) break;
    scan.use(place);
    found.push({ kind: 'ratio', measure, of: share.of, as: 'percent' });
  }
  return step === 1 ? [share, ...found] : [...found.toReversed(), share];
}

/** ‘The share of fuel and accessorials in spend’: a share of each part, in whatever order a language has. */
export function sharesOfParts(
  scan: Scan,
  isPart: (part: MeasureName, whole: MeasureName) => boolean,
): readonly AskedMeasure[] {
  if (!scan.has('share', 'percent')) return [];
  const places = scan.places('measure');
  const wholes = places.filter((place) => isWhole(nameAt(scan, place)));
  const parts = places.filter((place) => !wholes.includes(place));
  const [whole, ...more] = wholes;
  const of = whole === undefined ? undefined : nameAt(scan, whole);
  const names = parts.flatMap((place) => nameAt(scan, place) ?? []);
  const areListed = parts.every((place, index) => index === 0 || nextInList(scan, parts[index - 1] ?? 0, 1) === place);
  const [first = 0, last = 0] = [parts[0], parts.at(-1)];
  const isJoined = whole !== undefined && (nextInList(scan, last, 1) === whole || nextInList(scan, whole, 1) === first);
  if (of === undefined || more.length > 0 || names.length < 2 || !areListed || isJoined) return [];
  if (!names.every((name) => isPart(name, of))) return [];
  for (const place of places) scan.use(place);
  scan.useAll('share', 'percent');
  return names.map((measure): AskedMeasure => ({ kind: 'ratio', measure, of, as: 'percent' }));
}

const isWhole = (name: MeasureName | undefined): boolean => name === 'totalSpend' || name === 'netOfAllCarriers';

function namedAt(scan: Scan, measure: string): number {
  return scan.items.findIndex(({ concept }) => concept.kind === 'measure' && concept.measure === measure);
}

/** The next figure of a list, after a comma or ‘and’; -1 where the list ends. */
function nextInList(scan: Scan, place: number, step: 1 | -1): number {
  let next = scan.beside(place, step);
  if (!scan.was(next, 'and', 'plus')) return -1;
  while (scan.was(next, 'and', 'plus', 'to', 'in', 'of')) next = scan.beside(next, step);
  return scan.at(next, 'measure') === undefined ? -1 : next;
}
