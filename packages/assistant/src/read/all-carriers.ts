import type { AskedMeasure } from '../reading/reading.ts';

/** A figure of spend with the carriers that Total Spend leaves out; any other as it is. */
export function ofAllCarriers(asked: AskedMeasure): AskedMeasure {
  if (asked.kind === 'measure' && asked.measure === 'costPerPackage')
    return { kind: 'ratio', measure: 'netOfAllCarriers', of: 'packages', as: 'per' };
  if (asked.kind === 'measure' && asked.measure === 'costPerPound')
    return { kind: 'ratio', measure: 'netOfAllCarriers', of: 'billWeight', as: 'per' };
  if (asked.kind === 'ratio' && asked.of === 'totalSpend') return ofAllCarriers({ ...asked, of: 'netOfAllCarriers' });
  return asked.kind !== 'count' && asked.measure === 'totalSpend' ? { ...asked, measure: 'netOfAllCarriers' } : asked;
}

/** Whether a figure leaves carriers out. */
export function leavesCarriersOut(asked: AskedMeasure): boolean {
  return ofAllCarriers(asked) !== asked;
}
