import { type Draft, plain } from '../draft/draft.ts';
import { partsOf } from '../figures/differences-asked.ts';
import { ratioOf } from '../figures/per-asked.ts';
import { measures as measureCatalogue } from '../measures/measures.ts';
import type { AskedMeasure, Reading } from '../reading/reading.ts';

/** The amount of the question before without parts of it; undefined where it has no such parts. */
export function withoutParts({ less }: Draft, { measures }: Reading): readonly AskedMeasure[] | undefined {
  const [only, ...more] = measures;
  if (less.length === 0 || only?.kind !== 'measure' || more.length > 0) return undefined;
  const parts = partsOf[only.measure] ?? [];
  return less.every((name) => parts.includes(name)) ? [{ kind: 'difference', measure: only.measure, less }] : undefined;
}

/** The amount of the question before for each package or pound; undefined where that is no amount. */
export function perUnit({ per }: Draft, { measures }: Reading): readonly AskedMeasure[] | undefined {
  const [only, ...more] = measures;
  if (per === undefined || only?.kind !== 'measure' || more.length > 0 || only.measure === 'packages') return undefined;
  const isPrice = only.measure === 'costPerPackage' || only.measure === 'costPerPound';
  if (isPrice) return [plain(per === 'packages' ? 'costPerPackage' : 'costPerPound')];
  if (per === 'billWeight' && !measureCatalogue[only.measure].addsUp) return undefined;
  return [ratioOf(only.measure, per)];
}
