import type { MeasureName } from '@waybill/model';
import type { AskedMeasure, ComparedColumn } from '../reading/reading.ts';

/** What a number is compared with: an amount of each row, or a figure of each group. */
export type Subject =
  | { readonly kind: 'row'; readonly column: ComparedColumn; readonly isVague: boolean }
  | { readonly kind: 'group'; readonly measure: AskedMeasure };

export const ofGroups = (measure: MeasureName): Subject => ({ kind: 'group', measure: { kind: 'measure', measure } });

/** What each row costs. */
export const costOfRows: Subject = { kind: 'row', column: 'net_amount', isVague: false };
