import type { MeasureName } from '@waybill/model';
import type { ValueFilter } from '../../reading/reading.ts';

/** The share of the packages of a status in all packages, if it is a figure. */
export function ownShareOf(status: ValueFilter | undefined): MeasureName | undefined {
  return ownShares[status?.values.join() ?? ''];
}

const ownShares: Readonly<Record<string, MeasureName>> = { Late: 'latePercent', 'On Time': 'onTimePercent' };
