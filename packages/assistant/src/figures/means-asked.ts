import { type MeasureName, type PeriodGrain, periodGrains } from '@waybill/model';
import type { AskedMeasure } from '../reading/reading.ts';
import type { Scan } from '../scan/scan.ts';

export function meansOf(
  asked: readonly AskedMeasure[],
  isCost: boolean,
  grain: PeriodGrain,
): readonly AskedMeasure[] | undefined {
  const [first, ...more] = asked;
  if (more.length > 0 || !periodGrains.includes(grain)) return undefined;
  if (first === undefined) return isCost ? [{ kind: 'mean', measure: 'totalSpend', of: grain }] : undefined;
  if (first.kind !== 'measure') return undefined;
  const measure = summed[first.measure] ?? first.measure;
  return [{ kind: 'mean', measure, of: grain }];
}

/** What averages are averages of, when they are shared out over periods instead. */
const summed: Readonly<Partial<Record<MeasureName, MeasureName>>> = {
  costPerPackage: 'totalSpend',
  averageAccessorial: 'accessorials',
  averageBillWeight: 'billWeight',
  averageActualWeight: 'actualWeight',
  averageDeltaWeight: 'deltaWeight',
};

/** ‘Average invoice amount’: what an invoice costs on average is no figure of the model. */
export function averagesInvoices(scan: Scan): boolean {
  return scan.items.some((_, index) => {
    const next = scan.items[index + 1]?.concept;
    const isOfInvoice =
      (next?.kind === 'dimension' && next.dimension === 'invoice_number') ||
      (next?.kind === 'measure' && next.measure === 'invoices');
    return scan.was(index, 'average') && isOfInvoice;
  });
}
