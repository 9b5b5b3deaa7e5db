import { type PageState, rounded, type WidgetDimension } from '@waybill/model';
import { displayDate } from '../../../../lib/languages/formats.ts';
import { texts } from '../../../../lib/languages/texts.ts';
import type { Part } from '../../../../ui/cards/breakdown/prepare-breakdown.ts';
import { choiceLabels } from '../../../../ui/cards/choice-labels.ts';
import { exportedValue, valueHeader } from '../../../../ui/cards/export/exported-value.ts';
import type { ExportTable } from '../../../../ui/cards/export/use-export.ts';
import { hasShares } from '../../../../ui/cards/has-shares.ts';
import { type ComparedPart, comparedParts, type Earlier } from './compared-parts.ts';
import { rateOf, type Wholes } from './wholes.ts';

/** All parts, largest first, also those that the chart leaves out, beside their wholes and what they were. */
export function breakdownExport(
  parts: readonly Part[],
  { earlier, wholes }: { readonly earlier?: Earlier | undefined; readonly wholes?: Wholes | undefined },
  state: PageState,
  dimension: WidgetDimension,
): ExportTable {
  const haveShares = hasShares(
    state.fact,
    parts.map(({ value }) => value),
  );
  const shares = haveShares ? [texts.t('Share (%)')] : [];
  const rates = wholes === undefined ? [] : [texts.t('Of its packages (%)')];
  const headers = [texts.t(choiceLabels[dimension]), valueHeader(state), ...shares, ...rates];
  const cells = (part: Part) => [
    part.name,
    exportedValue(part.value, state.fact),
    ...shares.map(() => rounded(part.share)),
    ...(wholes === undefined ? [] : [rounded(rateOf(part, wholes))]),
  ];
  if (earlier === undefined) return { headers, rows: parts.map(cells) };
  const { from, to } = earlier.range;
  const changes = ({ before, difference, change }: ComparedPart) => [
    exportedValue(before, state.fact),
    exportedValue(difference, state.fact),
    change === undefined ? null : rounded(change),
  ];
  return {
    notes: [[texts.t('Before'), `${displayDate(from)} – ${displayDate(to)}`]],
    headers: [...headers, texts.t('Before'), texts.t('Difference'), texts.t('Change (%)')],
    rows: comparedParts(parts, earlier).map((part) => [...cells(part), ...changes(part)]),
  };
}
