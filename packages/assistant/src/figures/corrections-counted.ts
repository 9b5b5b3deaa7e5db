import type { MeasureName } from '@waybill/model';
import { plain } from '../draft/draft.ts';
import type { AskedMeasure, ValueFilter } from '../reading/reading.ts';
import { isCorrection } from './share.ts';

/** Packages with an address correction, and the number of them, whichever charges they are billed as. */
export function correctionsCounted(
  asked: readonly AskedMeasure[],
  filters: readonly ValueFilter[],
): readonly AskedMeasure[] | undefined {
  const corrections = asked.flatMap((each) => (each.kind === 'measure' ? (ofCorrections[each.measure] ?? []) : []));
  const areAll = corrections.length === asked.length && corrections.includes('addressCorrectionCount');
  return areAll && filters.some(isCorrection) ? corrections.map(plain) : undefined;
}

const ofCorrections: Readonly<Record<string, MeasureName>> = {
  packages: 'addressCorrectionCount',
  accessorialCount: 'addressCorrectionCount',
  accessorials: 'addressCorrection',
  totalSpend: 'addressCorrection',
};

/** ‘How many address corrections and how much did they cost’ */
export function correctionsWithCost([only, ...more]: readonly AskedMeasure[]): readonly AskedMeasure[] | undefined {
  const areCounted = only?.kind === 'measure' && only.measure === 'addressCorrectionCount' && more.length === 0;
  return areCounted ? [only, plain('addressCorrection')] : undefined;
}
