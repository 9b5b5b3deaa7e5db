import { type PageState, rounded, type WidgetDimension } from '@waybill/model';
import { texts } from '../../../lib/languages/texts.ts';
import { choiceLabels } from '../choice-labels.ts';
import type { ExportTable } from '../export/export-table.ts';
import { exportedValue, valueHeader } from '../export/exported-value.ts';
import { hasShares } from '../has-shares.ts';
import type { Part } from './prepare-breakdown.ts';

/** All parts, largest first, also those that the chart leaves out. */
export function breakdownExport(parts: readonly Part[], state: PageState, dimension: WidgetDimension): ExportTable {
  const withShares = hasShares(state.fact);
  return {
    headers: [texts.t(choiceLabels[dimension]), valueHeader(state), ...(withShares ? [texts.t('Share (%)')] : [])],
    rows: parts.map(({ name, value, share }) => [name, exportedValue(value), ...(withShares ? [rounded(share)] : [])]),
  };
}
