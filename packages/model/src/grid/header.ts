import type { WeightUnit } from '../formats/weight.ts';
import type { GridColumn } from './grid-column.ts';

/** A column's header; where weights are shown in kilograms it says kgs instead of lbs (S2 section 4). */
export function headerText({ header, unit }: GridColumn, weightUnit: WeightUnit): string {
  return unit === 'lbs' ? header.replace('lbs', weightUnit) : header;
}
