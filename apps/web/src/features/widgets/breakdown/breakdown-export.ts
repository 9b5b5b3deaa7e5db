import { type PageState, rounded, type WidgetDimension } from '@waybill/model';
import { displayDate } from '../../../lib/languages/formats.ts';
import { texts } from '../../../lib/languages/texts.ts';
import { choiceLabels } from '../choice-labels.ts';
import type { ExportTable } from '../export/export-table.ts';
import { exportedValue, valueHeader } from '../export/exported-value.ts';
import { hasShares } from '../has-shares.ts';
import { type ComparedPart, comparedParts, type Earlier } from './compared-parts.ts';
import type { Part } from './prepare-breakdown.ts';

/** All parts, largest first, also those that the chart leaves out, beside what they were if that can be compared. */
export function breakdownExport(
  parts: readonly Part[],
  earlier: Earlier | undefined,
  state: PageState,
  dimension: WidgetDimension,
): ExportTable {
  const shares = hasShares(state.fact) ? [texts.t('Share (%)')] : [];
  const headers = [texts.t(choiceLabels[dimension]), valueHeader(state), ...shares];
  const cells = ({ name, value, share }: Part) => [name, exportedValue(value), ...shares.map(() => rounded(share))];
  if (earlier === undefined) return { headers, rows: parts.map(cells) };
  const { from, to } = earlier.range;
  const changes = ({ before, difference, change }: ComparedPart) => [
    exportedValue(before),
    exportedValue(difference),
    change === undefined ? null : rounded(change),
  ];
  return {
    notes: [[texts.t('Before'), `${displayDate(from)} – ${displayDate(to)}`]],
    headers: [...headers, texts.t('Before'), texts.t('Difference'), texts.t('Change (%)')],
    rows: comparedParts(parts, earlier).map((part) => [...cells(part), ...changes(part)]),
  };
}
