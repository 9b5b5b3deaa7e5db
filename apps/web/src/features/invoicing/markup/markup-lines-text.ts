import type { MarkupLine } from '@waybill/contract';
import { percentText } from '../../../lib/languages/formats.ts';
import { conditionsText } from '../../../ui/charge-conditions/conditions-text.ts';

/** The lines of a markup in one line of text: `5.00% Fuel Surcharge; 8.50% All charges`. */
export function markupLinesText(lines: readonly MarkupLine[]): string {
  return lines.map(({ percent, conditions }) => `${percentText(percent)} ${conditionsText(conditions)}`).join('; ');
}
